extension UIWindow {
  /// Changes the size of the window with a transition of the displayed view controllers.
  func changeSize(
    to size: CGSize, adoptingTraits adoptsTraits: Bool = false, _ change: () -> Void
  ) {
    let controllers = displayedControllers
    let changesSize = size != bounds.size
    let changesTraits = adoptsTraits && computedTraits() != traitCollection
    guard changesSize || changesTraits, !controllers.isEmpty else { return change() }
    let coordinator = TransitionCoordinator(
      from: nil, to: nil, container: self, isAnimated: UIView.inheritedAnimationDuration > 0,
      duration: UIView.inheritedAnimationDuration)
    for controller in controllers { coordinator.attach(to: controller) }
    if changesTraits { notifyOfTraits(with: coordinator) }
    if changesSize { notify(of: size, with: coordinator) }
    change()
    coordinator.runAnimations()
    guard changesSize else { return coordinator.end() }
    afterLayout { coordinator.end() }
  }

  /// Adopts the traits of the screen with a transition of the displayed view controllers.
  func adoptScreenTraits() {
    changeSize(to: bounds.size, adoptingTraits: true) { refreshTraits() }
  }

  private func notifyOfTraits(with coordinator: TransitionCoordinator) {
    let new = computedTraits()
    displayedRoot?.notify(ofTraitsIn: new, with: coordinator)
    for presentation in displayedPresentations {
      presentation.controller.willTransition(to: new, with: coordinator)
    }
  }

  private func notify(of size: CGSize, with coordinator: TransitionCoordinator) {
    displayedRoot?.viewWillTransition(to: size, with: coordinator)
    for presentation in displayedPresentations {
      presentation.controller.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The root view controller of a visible window, if its view is loaded.
  private var displayedRoot: UIViewController? {
    rootViewController.flatMap { !isHidden && $0.isViewLoaded ? $0 : nil }
  }

  /// The presentations over the root view controller whose views are loaded.
  private var displayedPresentations: [Presentation] {
    let chain = rootViewController?.transitions.presentation?.chain ?? []
    return isHidden ? [] : chain.filter(\.presented.isViewLoaded)
  }

  private var displayedControllers: [UIViewController] {
    [displayedRoot].compactMap { $0 } + displayedPresentations.map(\.presented)
  }
}
