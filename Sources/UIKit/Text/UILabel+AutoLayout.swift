extension UILabel: WidthDependentContent {
  var isHeightDependentOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  func contentSize(forWidth width: CGFloat) -> CGSize {
    contentSize(offered: CGSize(width: width, height: 0))
  }
}
