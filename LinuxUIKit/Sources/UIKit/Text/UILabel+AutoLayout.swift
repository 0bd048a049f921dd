extension UILabel: WidthDependentContent {
  var isHeightDependentOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  func contentSize(forWidth width: CGFloat) -> CGSize {
    contentSize(offered: CGSize(width: width, height: 0))
  }
}

extension UILabel: BaselineContent {
  var baselineFont: UIFont { style.font }

  /// Each on the nearest pixel, of the block centered in the bounds (uikit.md 2.6).
  func baselines(in size: CGSize) -> Baselines? {
    placedText(in: CGRect(origin: .zero, size: size)).map { text in
      Baselines(
        first: text.baseline(of: text.layout.firstBaseline),
        last: text.baseline(of: text.layout.lastBaseline))
    }
  }
}
