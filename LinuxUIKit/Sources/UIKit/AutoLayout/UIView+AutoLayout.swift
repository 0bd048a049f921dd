// MARK: - Constraints

extension UIView {
  /// The active constraints that the view holds, as the nearest common ancestor of their items.
  public var constraints: [NSLayoutConstraint] {
    autoLayoutState?.constraints ?? []
  }

  /// Activates a constraint with the view as its holder; its items are the view or descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let items = [constraint.firstLayoutItem, constraint.secondLayoutItem]
    guard items.allSatisfy({ $0?.layoutView?.isDescendant(of: self) ?? true }) else {
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

  /// Activates each of the constraints with the view as its holder.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  ///
  /// Other constraints are ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.deactivate()
  }

  /// Deactivates those of the constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}

// MARK: - Content priorities

extension UIView {
  /// Returns the priority with which the view resists being larger than its intrinsic size.
  ///
  /// The default is 250, and 251 for the height of labels (uikit.md, 4.9).
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayoutState?.huggingPriority(for: axis)
      ?? (axis == .vertical ? defaultVerticalHuggingPriority : .defaultLow)
  }

  /// Sets the priority with which the view resists being larger than its intrinsic size.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    requireAutoLayoutState().setHuggingPriority(priority, for: axis)
    contentSizeInputsDidChange()
  }

  /// Returns the priority with which the view resists being smaller than its intrinsic size.
  ///
  /// The default is 750 (uikit.md, 4.9).
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    autoLayoutState?.compressionResistancePriority(for: axis) ?? .defaultHigh
  }

  /// Sets the priority with which the view resists being smaller than its intrinsic size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    requireAutoLayoutState().setCompressionResistancePriority(priority, for: axis)
    contentSizeInputsDidChange()
  }
}

// MARK: - Alignment rectangles and fitting sizes

extension UIView {
  /// The target size of the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target size of the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the alignment rectangle, on which constraints act, of a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// Returns the frame of an alignment rectangle.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }
}

// MARK: - Debugging

extension UIView {
  /// Whether the constraints do not determine the frame of the view.
  ///
  /// For debugging only: it solves the hierarchy several times. The value is `false` for views
  /// whose autoresizing mask is translated, and in hierarchies without constraints.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let engine = updatedLayoutEngine else {
      return false
    }
    return engine.isAmbiguous(self)
  }

  /// Returns the constraints that determine the view's position and length on an axis.
  ///
  /// For debugging only.
  ///
  /// - Note: Not implemented: constraints of autoresizing masks and intrinsic sizes.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    updatedLayoutEngine?.constraintsBehind(self, isVertical: axis == .vertical) ?? []
  }

  /// The solver of the view's hierarchy with an updated solution.
  fileprivate var updatedLayoutEngine: LayoutEngine? {
    prepareConstraints()
    return layoutEngine
  }
}

extension UILayoutGuide {
  /// Whether the constraints do not determine the frame of the guide.
  ///
  /// For debugging only.
  public var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.updatedLayoutEngine else { return false }
    return engine.isAmbiguous(self)
  }

  /// Returns the constraints that determine the guide's position and length on an axis.
  ///
  /// For debugging only.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.updatedLayoutEngine?.constraintsBehind(self, isVertical: axis == .vertical) ?? []
  }
}
