import Foundation

/// The exceptions of constraints, with Apple's messages.
extension NSLayoutConstraint {
  /// Stops if an active constraint becomes required or optional, as in UIKit.
  func checkPriorityChange(from old: UILayoutPriority) {
    guard (old == .required) == (priority == .required) else {
      fatalError(
        """
        NSInternalInconsistencyException: Mutating a priority from required to not on an \
        installed constraint (or vice-versa) is not supported.  You passed priority \
        \(priority.rawValue) and the existing priority was \(old.rawValue).
        """)
    }
  }

  /// Stops on attributes that can't be compared and on constants that are not finite, as in UIKit.
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

  func stopWithoutCommonAncestor() -> Never {
    let second = secondAnchor?.description ?? "(null)"
    fatalError(
      """
      NSGenericException: Unable to activate constraint with anchors \(firstAnchor.description) \
      and \(second) because they have no common ancestor.  Does the constraint or its anchors \
      reference items in different view hierarchies?  That's illegal.
      """)
  }
}
