extension UIView {
  func setTintColor(_ color: UIColor?) {
    storage.tintColor = color
    announceTint()
  }

  /// Tells the view, and those inside of it that take its tint over.
  private func announceTint() {
    tintColorDidChange()
    for subview in subviews where subview.storage.tintColor == nil {
      subview.announceTint()
    }
  }
}
