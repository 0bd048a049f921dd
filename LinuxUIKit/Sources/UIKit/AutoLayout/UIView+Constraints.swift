extension UIView {
  /// The active constraints that this view holds: those of which it is the nearest view around both
  /// items.
  public var constraints: [NSLayoutConstraint] {
    autoLayoutState?.constraints ?? []
  }

  /// Makes the view hold a constraint whose items are the view or inside of it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard constraint.isInside(self) else {
      fatalError(
        """
        NSGenericException: Unable to install constraint on view.  Does the constraint reference \
        something from outside the subtree of the view?  That's illegal. \
        constraint:\(constraint) view:<\(layoutName)>
        """)
    }
    constraint.deactivate()
    constraint.install(on: self)
  }

  /// Makes the view hold each of the constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds; does nothing to others.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.deactivate()
  }

  /// Deactivates those of the constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
