import Foundation

extension NSLayoutConstraint {
  private static var activations = 0

  func activate() {
    guard holder == nil else { return }
    guard let view = commonAncestor else { stopWithoutCommonAncestor() }
    install(on: view)
  }

  func deactivate() {
    guard let view = holder else { return }
    holder = nil
    view.autoLayoutState?.constraints.removeAll { $0 === self }
    view.tellEngines { $0.remove(self) }
    view.markForLayout()
    view.tellAboutConstraintChange()
  }

  /// Makes `view`, which is around both items, hold the constraint.
  func install(on view: UIView) {
    Self.activations += 1
    activationOrder = Self.activations
    holder = view
    view.requireAutoLayoutState().constraints.append(self)
    inputsDidChange()
  }

  /// Whether both items are `view` or inside of it.
  func isInside(_ view: UIView) -> Bool {
    [firstLayoutItem, secondLayoutItem].allSatisfy { item in
      item?.layoutView?.isDescendant(of: view) ?? true
    }
  }

  /// Has the next layout pass read the constraint anew.
  func inputsDidChange() {
    guard let holder else { return }
    _ = holder.requireLayoutEngine()
    holder.tellEngines { $0.invalidate(self) }
    holder.markForLayout()
    holder.tellAboutConstraintChange()
  }

  func priorityDidChange(from old: UILayoutPriority) {
    guard isActive, priority != old else { return }
    guard (old == .required) == (priority == .required) else {
      fatalError(
        """
        NSInternalInconsistencyException: Mutating a priority from required to not on an \
        installed constraint (or vice-versa) is not supported.  You passed priority \
        \(priority.rawValue) and the existing priority was \(old.rawValue).
        """)
    }
    inputsDidChange()
  }

  /// Stops on attributes that no layout can compare, as Apple's does.
  static func check(_ first: Attribute, _ second: Attribute, constant: CGFloat) {
    guard constant.isFinite else {
      fatalError(
        """
        NSInternalInconsistencyException: Constant is not finite!  That's illegal.  \
        constant:\(constant)
        """)
    }
    guard second != .notAnAttribute || first.family == .length else {
      fatalError(
        """
        NSInvalidArgumentException: A multiplier of 0 or a nil second item together with a \
        location for the first attribute creates an illegal constraint of a location equal to a \
        constant. Location attributes must be specified in pairs.
        """)
    }
    guard second != .notAnAttribute else { return }
    guard first.family.isComparable(with: second.family) else {
      fatalError(
        """
        NSInvalidArgumentException: Invalid pairing of layout attributes: \
        \(first.name) and \(second.name)
        """)
    }
  }

  /// The nearest view around both items; an item that is a view counts as around itself.
  private var commonAncestor: UIView? {
    guard let view = firstLayoutItem?.layoutView else { return nil }
    guard let second = secondLayoutItem else { return view }
    guard let other = second.layoutView else { return nil }
    return sequence(first: view, next: \.superview).first { other.isDescendant(of: $0) }
  }

  private func stopWithoutCommonAncestor() -> Never {
    let second = secondAnchor?.description ?? "(null)"
    fatalError(
      """
      NSGenericException: Unable to activate constraint with anchors \(firstAnchor.description) \
      and \(second) because they have no common ancestor.  Does the constraint or its anchors \
      reference items in different view hierarchies?  That's illegal.
      """)
  }
}
