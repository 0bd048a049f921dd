extension UINavigationController {
  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    let leaving = stack.filter { old in !controllers.contains { $0 === old } }
    let entering = controllers.filter { new in !stack.contains { $0 === new } }
    // 1. Say what will happen.
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in entering { addChild(controller) }
    // 2. Let it happen.
    stack = controllers
    navigationBar.items = controllers.map(\.navigationItem)
    if isViewLoaded { showTop(animated: animated) }
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
  func showTop(animated: Bool) {
    let (old, new) = (shown, topViewController)
    guard old !== new else { return }
    shown = new
    barState = NavigationBarState()
    new?.loadViewIfNeeded()
    // While this controller is itself on its way, moves of the views tell their controllers.
    guard storage.appearance.phase == .appeared, let window = view.window else {
      return exchange(old, for: new)
    }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    exchange(old, for: new)
    for controller in [old, new].compactMap({ $0 }) { window.endAfterLayout(controller) }
  }

  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    old?.scrollViewBelowBar?.onScroll = nil
    old?.viewIfLoaded?.removeFromSuperview()
    old?.setContainerSafeArea(.zero)
    if let content = new?.view { view.insertSubview(content, at: 0) }
    view.setNeedsLayout()
  }
}
