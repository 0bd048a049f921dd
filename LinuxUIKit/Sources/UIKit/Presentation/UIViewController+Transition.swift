extension UIViewController {
  /// The coordinator of the running transition of this view controller or of one of its ancestors,
  /// or `nil` without one.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.storage.coordinator).first
  }

  // Unverified: children that fill the view are assumed to be notified; others keep their size.
  /// Notifies the children of a size change.
  func tellChildren(
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
    let screens = shownScreens
    guard size != bounds.size, !screens.isEmpty else { return change() }
    let coordinator = TransitionCoordinator(
      from: nil, to: nil, container: self, isAnimated: UIView.inheritedAnimationDuration > 0,
      duration: UIView.inheritedAnimationDuration)
    for screen in screens {
      coordinator.attach(to: screen)
      screen.viewWillTransition(to: size, with: coordinator)
    }
    change()
    coordinator.runAlongside()
    afterLayout { coordinator.end() }
  }

  /// The root view controller and those presented over it, if their views are loaded.
  private var shownScreens: [UIViewController] {
    guard !isHidden, let root = rootViewController else { return [] }
    let over = root.storage.presentation?.chain.map(\.presented) ?? []
    return ([root] + over).filter(\.isViewLoaded)
  }
}
