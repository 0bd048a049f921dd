/// The parent and the children of a view controller, which refer to each other.
@MainActor final class ControllerFamily {
  /// The container.
  private(set) weak var parent: UIViewController?
  /// The children, in the order in which they were added.
  private(set) var children: [UIViewController] = []
  /// Trait overrides for children, by the child's identity.
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  /// Returns the traits that override those inherited by a child.
  func traits(of child: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(child)]
  }

  /// Sets the traits that override those inherited by a child; `nil` removes them.
  func setTraits(_ traits: UITraitCollection?, of child: UIViewController) {
    childTraits[ObjectIdentifier(child)] = traits
  }

  /// Appends a child without a parent.
  func append(_ child: UIViewController, to parent: UIViewController) {
    children.append(child)
    child.family.parent = parent
  }

  /// Removes a child and its traits.
  func remove(_ child: UIViewController) {
    childTraits[ObjectIdentifier(child)] = nil
    children.removeAll { $0 === child }
    child.family.parent = nil
  }
}

extension UIViewController {
  /// Performs `addChild(_:)`.
  func appendChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.parent?.family.remove(child)
    family.append(child, to: self)
    child.viewIfLoaded?.refreshTraits()
  }

  /// Performs `removeFromParent()`.
  func detachFromParent() {
    guard let parent else { return }
    parent.family.remove(self)
    didMove(toParent: nil)
  }

  /// Notifies the containers of a change of the bar items.
  func reportBarItems() {
    for container in sequence(first: self, next: \.parent).dropFirst() {
      container.barItemsDidChange(of: self)
    }
  }
}
