// Unverified: the presented view controller is assumed to appear before the presenting one
// disappears, and completion handlers are called last.
extension Presentation {
  /// Presents the view controller.
  func arrive(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let window = presenter.viewIfLoaded?.window else { return }
    let coordinator = beginTransition(from: presenter, to: presented, animated: animated)
    // 1. Call the methods that precede the transition.
    presented.loadViewIfNeeded()
    if coversPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    // 2. Add the container view.
    UIView.performWithoutAnimation {
      stage.frame = window.bounds
      window.addSubview(stage)
      stage.installContent()
      stage.layoutIfNeeded()
    }
    // 3. Animate it.
    finish = { [weak self] in self?.finishArriving(coordinator, completion) }
    if animated {
      UIView.performWithoutAnimation { stage.moveOut(by: presented.modalTransitionStyle) }
    }
    move(with: coordinator, in: window) { $0.moveIn() }
  }

  private func finishArriving(_ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
    finish = nil
    presented.endAppearanceTransition()
    removePresenterView()
    if coversPresenter { presenter?.endAppearanceTransition() }
    isArriving = false
    coordinator.end()
    completion?()
  }

  /// Dismisses the presented view controller and all above it; only the topmost is animated.
  func leave(animated: Bool, completion: (() -> Void)?) {
    for presentation in chain { presentation.finish?() }
    let chain = chain
    guard !isLeaving, let presenter, let top = chain.last, let window = top.stage.window else {
      completion?()
      return
    }
    // A dismissal that is requested during the presentation waits for its end.
    guard !top.isArriving else {
      return window.afterLayout { self.leave(animated: animated, completion: completion) }
    }
    let coordinator = beginTransition(from: top.presented, to: presenter, animated: animated)
    // 1. Call the methods that precede the transition.
    for presentation in chain.reversed() {
      presentation.isLeaving = true
      let isTop = presentation === top
      presentation.presented.beginAppearanceTransition(false, animated: animated && isTop)
    }
    // 2. Restore the views below.
    if coversPresenter { presenter.beginAppearanceTransition(true, animated: animated) }
    UIView.performWithoutAnimation {
      restorePresenterView()
      for presentation in chain.dropLast() { presentation.stage.removeFromSuperview() }
      window.layoutIfNeeded()
    }
    // 3. Animate the topmost one.
    finish = { [weak self] in self?.finishLeaving(chain, coordinator, completion) }
    let style = top.presented.modalTransitionStyle
    top.move(with: coordinator, in: window, last: self) { $0.moveOut(by: style) }
  }

  private func finishLeaving(
    _ chain: [Presentation], _ coordinator: TransitionCoordinator, _ completion: (() -> Void)?
  ) {
    finish = nil
    chain.last?.stage.removeFromSuperview()
    if coversPresenter { presenter?.endAppearanceTransition() }
    for presentation in chain.reversed() { presentation.presented.endAppearanceTransition() }
    for presentation in chain.reversed() { presentation.forget() }
    coordinator.end()
    completion?()
  }
}

extension Presentation {
  private func beginTransition(
    from source: UIViewController, to target: UIViewController, animated: Bool
  ) -> TransitionCoordinator {
    let moving = chain.last?.presented ?? presented
    let coordinator = TransitionCoordinator(
      from: source, to: target, container: stage, isAnimated: animated,
      duration: animated ? moving.presentationLook.duration : 0)
    coordinator.presentationStyle = style
    for controller in [source, target] { coordinator.attach(to: controller) }
    return coordinator
  }

  /// Runs the transition alongside the coordinator's animations. It ends after a layout pass of the
  /// window.
  private func move(
    with coordinator: TransitionCoordinator, in window: UIWindow, last: Presentation? = nil,
    _ change: @escaping (PresentationContainerView) -> Void
  ) {
    let owner = last ?? self
    let changes = { [stage] in
      change(stage)
      coordinator.runAlongside()
    }
    let done = { [weak window] in
      guard let window else { return owner.finish?() ?? () }
      window.afterLayout { owner.finish?() }
    }
    guard coordinator.isAnimated else {
      UIView.performWithoutAnimation(changes)
      return done()
    }
    UIView.animate(
      withDuration: coordinator.transitionDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, animations: changes, completion: { _ in done() })
  }
}
