extension UIViewController {
  // Unverified: children that fill the view are assumed to be notified; others keep their size.
  /// Notifies the children of a size change.
  func notifyChildren(
    of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.bounds.size == view.bounds.size {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }
}

extension UIWindow {
  /// Changes the size of the window with a transition of the displayed view controllers.
  func changeSize(to size: CGSize, _ change: () -> Void) {
    let controllers = displayedControllers
    guard size != bounds.size, !controllers.isEmpty else { return change() }
    let coordinator = TransitionCoordinator(
      from: nil, to: nil, container: self, isAnimated: UIView.inheritedAnimationDuration > 0,
      duration: UIView.inheritedAnimationDuration)
    for controller in controllers {
      coordinator.attach(to: controller)
      controller.viewWillTransition(to: size, with: coordinator)
    }
    change()
    coordinator.runAnimations()
    afterLayout { coordinator.end() }
  }

  /// The root view controller and those presented over it, if their views are loaded.
  private var displayedControllers: [UIViewController] {
    guard !isHidden, let root = rootViewController else { return [] }
    let presented = root.transitions.presentation?.chain.map(\.presented) ?? []
    return ([root] + presented).filter(\.isViewLoaded)
  }
}
