extension UIView {
  /// Whether constraints leave open where the view is or how large.
  ///
  /// For debugging only: it solves the hierarchy anew several times. False for views that are placed
  /// by frames, and where there are no constraints at all.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let engine = settledLayoutEngine else {
      return false
    }
    return engine.isAmbiguous(self)
  }

  /// The constraints that decide where the view is on an axis, and how long; for debugging only.
  ///
  /// Ours leaves out what frames and natural sizes say, of which there are no constraints as objects.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    settledLayoutEngine?.constraintsBehind(self, isVertical: axis == .vertical) ?? []
  }

  /// The solver of the view's hierarchy, brought up to date.
  fileprivate var settledLayoutEngine: LayoutEngine? {
    prepareConstraints()
    return layoutEngine
  }
}

extension UILayoutGuide {
  /// Whether constraints leave open where the guide is or how large; for debugging only.
  public var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.settledLayoutEngine else { return false }
    return engine.isAmbiguous(self)
  }

  /// The constraints that decide where the guide is on an axis, and how long; for debugging only.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.settledLayoutEngine?.constraintsBehind(self, isVertical: axis == .vertical) ?? []
  }
}
