// The appearance transitions of a view controller. Containers start them explicitly; a view that
// enters or leaves a visible window starts them automatically.
extension UIViewController {
  func beginTransition(isAppearing: Bool, animated: Bool) {
    guard canBegin(isAppearing: isAppearing) else { return }
    loadViewIfNeeded()
    storage.appearance.phase = isAppearing ? .appearing : .disappearing
    storage.appearance.isAnimated = animated
    storage.appearance.hasCalledViewIsAppearing = false
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    for child in childrenInView {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func endTransition() {
    switch storage.appearance.phase {
    case .appearing: finishAppearing()
    case .disappearing: finishDisappearing()
    case .appeared, .disappeared: break
    }
  }

  /// Calls `viewIsAppearing(_:)` once per transition, before the first layout.
  func callViewIsAppearingIfNeeded() {
    guard storage.appearance.phase == .appearing, !storage.appearance.hasCalledViewIsAppearing
    else {
      return
    }
    storage.appearance.hasCalledViewIsAppearing = true
    viewIsAppearing(storage.appearance.isAnimated)
  }

  private func canBegin(isAppearing: Bool) -> Bool {
    switch storage.appearance.phase {
    case .disappeared, .disappearing: isAppearing
    case .appeared, .appearing: !isAppearing
    }
  }

  private func finishAppearing() {
    callViewIsAppearingIfNeeded()
    for child in childrenInView { child.endAppearanceTransition() }
    storage.appearance.phase = .appeared
    viewDidAppear(storage.appearance.isAnimated)
  }

  private func finishDisappearing() {
    for child in childrenInView { child.endAppearanceTransition() }
    storage.appearance.phase = .disappeared
    viewDidDisappear(storage.appearance.isAnimated)
  }

  /// The children whose appearance transitions are forwarded.
  private var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

extension UIViewController {
  func viewWillMove(to window: UIWindow?) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    let isAppearing = window.map { !$0.isHidden } ?? false
    guard isAppearing || window == nil, canBegin(isAppearing: isAppearing) else { return }
    storage.appearance.beganWithWindowChange = true
    beginAppearanceTransition(isAppearing, animated: false)
  }

  func viewDidMove(to window: UIWindow?) {
    guard storage.appearance.beganWithWindowChange else { return }
    storage.appearance.beganWithWindowChange = false
    guard let window else { return endAppearanceTransition() }
    viewIfLoaded?.setNeedsLayout()
    window.endAfterLayout(self)
  }
}
