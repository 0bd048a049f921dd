extension UIViewController {
  /// The change of screens that this one, or one that it is inside of, takes part in; else nil.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.storage.coordinator).first
  }

  /// [guess 9.1] Passes a coming size on to the children that fill the view; the others keep theirs.
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
  /// Changes the window's size, and lets the screens in it get ready and move along.
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

  /// The root and what is presented over it, as far as their views are loaded.
  private var shownScreens: [UIViewController] {
    guard !isHidden, let root = rootViewController else { return [] }
    let over = root.storage.presentation?.chain.map(\.presented) ?? []
    return ([root] + over).filter(\.isViewLoaded)
  }
}
