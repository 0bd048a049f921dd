/// An object with content whose size and traits a container determines: a view controller or a
/// presentation controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content.
  var preferredContentSize: CGSize { get }

  /// Called after the preferred size of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called after constraints gave the view of a child another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child's content in a container of the given size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size of the content changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits of the content change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {
  /// Notifies the container, or the presentation controller of a view controller without one.
  func reportPreferredContentSize() {
    let container: (any UIContentContainer)? = parent ?? transitions.presentedBy?.controller
    container?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  // Unverified: called for root views without autoresizing constraints, whatever changes their size.
  /// Notifies the container if constraints position the view.
  func rootViewSizeDidChange() {
    guard let view = viewIfLoaded, !view.translatesAutoresizingMaskIntoConstraints else { return }
    parent?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
  }

  // Unverified: a child that doesn't fill the view is assumed to keep its size.
  /// Returns the size of the view that a child fills; otherwise the child's size.
  func sizeOfChild(_ container: any UIContentContainer, in size: CGSize) -> CGSize {
    let child = children.first { $0 === container }?.viewIfLoaded
    guard let child, child.bounds.size != viewIfLoaded?.bounds.size else { return size }
    return child.bounds.size
  }

  /// Notifies the children whose size changes with that of the view.
  func notifyChildren(
    of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if new != view.bounds.size { child.viewWillTransition(to: new, with: coordinator) }
    }
  }

  /// Notifies the children whose traits change with those of the view.
  func notifyChildren(
    of traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      child.notify(ofTraitsIn: traits, with: coordinator)
    }
  }

  /// Calls `willTransition(to:with:)` if the traits in surroundings of the given ones differ from those now.
  func notify(
    ofTraitsIn surroundings: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let new = resolvedTraits(in: surroundings)
    if new != traitCollection { willTransition(to: new, with: coordinator) }
  }
}
