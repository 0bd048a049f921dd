extension UIView {
  /// Places what is inside by constraints; a tree without any pays one comparison.
  func applyConstraints() {}
}
