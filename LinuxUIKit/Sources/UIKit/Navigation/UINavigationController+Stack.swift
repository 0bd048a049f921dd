extension UINavigationController {
  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    let leaving = stack.filter { old in !controllers.contains { $0 === old } }
    let entering = controllers.filter { new in !stack.contains { $0 === new } }
    let isWayBack = stack.contains { $0 === controllers.last }
    // 1. Say what will happen.
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in entering { addChild(controller) }
    // 2. Let it happen.
    stack = controllers
    navigationBar.items = controllers.map(\.navigationItem)
    if isViewLoaded { showTop(animated: animated, isWayBack: isWayBack) }
    // 3. Say what has happened.
    for controller in leaving { controller.removeFromParent() }
    for controller in entering { controller.didMove(toParent: self) }
  }

  /// Keeps that many screens from the lowest and answers the others; nil when there are none.
  func keep(_ count: Int, animated: Bool) -> [UIViewController]? {
    guard count >= 1, count < stack.count else { return nil }
    let popped = Array(stack[count...])
    setViewControllers(Array(stack[..<count]), animated: animated)
    return popped
  }

  /// Shows the top screen in place of the one that is shown.
  func showTop(animated: Bool, isWayBack: Bool = false) {
    // What is under way arrives first.
    finishSlide?()
    let (old, new) = (shown, topViewController)
    guard old !== new else { return }
    shown = new
    barState = NavigationBarState()
    new?.loadViewIfNeeded()
    // While this controller is itself on its way, moves of the views tell their controllers.
    guard storage.appearance.phase == .appeared, let window = view.window else {
      return exchange(old, for: new)
    }
    let coordinator = beginTransition(from: old, to: new, animated: animated)
    guard animated, let former = old?.viewIfLoaded, let coming = new?.viewIfLoaded else {
      exchange(old, for: new)
      coordinator.runAlongside()
      return window.afterLayout { [weak self] in self?.endTransition(old, new, coordinator) }
    }
    let slide = NavigationSlide(from: former, to: coming, isWayBack: isWayBack)
    run(slide, from: old, to: new, with: coordinator)
  }

  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    old?.scrollViewBelowBar?.observeScrolling(nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.setContainerSafeArea(.zero)
    if let content = new?.view { view.insertSubview(content, at: 0) }
    view.setNeedsLayout()
  }
}

// A change of screens that is seen on its way.
extension UINavigationController {
  private func beginTransition(
    from old: UIViewController?, to new: UIViewController?, animated: Bool
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      from: old, to: new, container: view, isAnimated: animated,
      duration: animated ? NavigationSlide.duration : 0)
    for controller in [self, old, new] { coordinator.attach(to: controller) }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    return coordinator
  }

  private func run(
    _ slide: NavigationSlide, from old: UIViewController?, to new: UIViewController?,
    with coordinator: TransitionCoordinator
  ) {
    old?.scrollViewBelowBar?.observeScrolling(nil)
    UIView.performWithoutAnimation {
      slide.isWayBack
        ? view.insertSubview(slide.new, at: 0)
        : view.insertSubview(slide.new, aboveSubview: slide.old)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      slide.begin()
    }
    finishSlide = { [weak self] in
      self?.finishSlide = nil
      slide.end()
      old?.setContainerSafeArea(.zero)
      self?.endTransition(old, new, coordinator)
    }
    UIView.animate(withDuration: NavigationSlide.duration) {
      slide.move()
      coordinator.runAlongside()
    } completion: { [weak self] _ in
      self?.endSlide(of: coordinator)
    }
  }

  /// Ends the movement of a transition after the next layout, if it is still that one's.
  private func endSlide(of coordinator: TransitionCoordinator) {
    guard storage.coordinator === coordinator else { return }
    guard let window = view.window else { return finishSlide?() ?? () }
    window.afterLayout { [weak self] in
      guard self?.storage.coordinator === coordinator else { return }
      self?.finishSlide?()
    }
  }

  private func endTransition(
    _ old: UIViewController?, _ new: UIViewController?, _ coordinator: TransitionCoordinator
  ) {
    for controller in [old, new] { controller?.endAppearanceTransition() }
    if let new {
      delegate?.navigationController(self, didShow: new, animated: coordinator.isAnimated)
    }
    coordinator.end()
  }
}
