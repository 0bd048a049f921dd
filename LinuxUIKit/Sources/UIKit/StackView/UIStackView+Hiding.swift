extension UIView {
  /// Hides or shows the view.
  ///
  /// One that a stack view arranges is drawn until it has shrunk along the stack's axis, if it is
  /// hidden in the block of an animation; everything but the drawing has it hidden at once.
  func setHidden(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    layer.isHidden = isHidden
    // What is hidden at once is not drawn on because of what was begun earlier.
    if isHidden { layer.cancelAnimations(ofSamePropertyAs: .hiding) }
    guard let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) else {
      return
    }
    layer.animate(isHidden ? .hiding : nil)
    stack.visibilityDidChange()
  }
}

extension UIStackView {
  /// Closes or opens the gap of a view that was hidden or shown.
  ///
  /// [guess 4.10] In the block of an animation at once, so that it is seen whether or not the block
  /// lays out.
  fileprivate func visibilityDidChange() {
    setNeedsUpdateConstraints()
    guard AnimationBlock.current != nil, canAnimate else { return }
    layoutIfNeeded()
  }
}
