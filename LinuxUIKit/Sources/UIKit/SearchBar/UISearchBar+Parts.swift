extension UISearchBar {
  /// [guess 3.5] The ground of bars is that of grouped content.
  func backgroundDidChange() {
    let ground: UIColor =
      searchBarStyle == .default && !isInNavigationBar ? .secondarySystemBackground : .clear
    backgroundColor = barTintColor ?? ground
  }

  /// Puts the field from side to side, and before the button that is at the end.
  func placeParts() {
    let margin =
      isInNavigationBar
      ? SearchBarMetrics.sideMarginInNavigationBar : SearchBarMetrics.sideMargin
    let inner = bounds.insetBy(dx: margin, dy: 0)
    let button = cancelButton.isHidden ? .zero : cancelButton.sizeThatFits(inner.size)
    let taken = button.width > 0 ? button.width + SearchBarMetrics.buttonGap : 0
    let middle = roundedToPixel(
      bounds.midY - SearchBarMetrics.fieldHeight / 2, scale: traitCollection.displayScale)
    let top = isInNavigationBar ? SearchBarMetrics.topInNavigationBar : middle
    searchTextField.frame = CGRect(
      x: isRightToLeft ? inner.minX + taken : inner.minX, y: top,
      width: max(0, inner.width - taken), height: SearchBarMetrics.fieldHeight)
    cancelButton.frame = CGRect(
      x: isRightToLeft ? inner.minX : inner.maxX - button.width, y: top,
      width: button.width, height: SearchBarMetrics.fieldHeight)
  }

  private var isInNavigationBar: Bool { superview is UINavigationBar }

  func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    onChange()
  }

  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    onCancel()
  }
}
