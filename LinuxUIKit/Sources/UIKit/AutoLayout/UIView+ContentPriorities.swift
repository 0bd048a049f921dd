extension UIView {
  /// How strongly the view resists being larger than its content.
  ///
  /// Unless set it is 250, and 251 for the height of labels (uikit.md 4.9).
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayoutState?.hugging[axis]
      ?? (axis == .vertical && self is UILabel ? UILayoutPriority(251) : .defaultLow)
  }

  /// Sets how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    requireAutoLayoutState().hugging[axis] = priority
    contentSizeInputsDidChange()
  }

  /// How strongly the view resists being smaller than its content; 750 unless set (uikit.md 4.9).
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    autoLayoutState?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    requireAutoLayoutState().compressionResistance[axis] = priority
    contentSizeInputsDidChange()
  }

  /// Tells a stack around the view, and has the engine ask for the natural size anew.
  func contentSizeInputsDidChange() {
    (superview as? UIStackView)?.arrangementDidChange()
    readContentAnew()
  }

  /// Has the engine ask for the natural size anew in the next layout pass.
  func readContentAnew() {
    var isUsed = false
    tellEngines { engine in
      guard engine.isUsing(self) else { return }
      engine.invalidate(self)
      isUsed = true
    }
    if isUsed { (superview ?? self).markForLayout() }
  }
}
