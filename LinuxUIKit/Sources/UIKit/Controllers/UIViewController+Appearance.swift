// The appearance transitions of a view controller. Containers start them explicitly; a view that
// enters or leaves a visible window starts them automatically.
extension UIViewController {
  func beginTransition(isAppearing: Bool, animated: Bool) {
    guard appearance.canBegin(isAppearing: isAppearing) else { return }
    loadViewIfNeeded()
    appearance.begin(isAppearing: isAppearing, animated: animated)
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    for child in childrenInView {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func endTransition() {
    switch appearance.phase {
    case .appearing: finishAppearing()
    case .disappearing: finishDisappearing()
    case .appeared, .disappeared: break
    }
  }

  /// Calls `viewIsAppearing(_:)` once per transition, before the first layout.
  func callViewIsAppearingIfNeeded() {
    if appearance.beginsAppearingInWindow() { viewIsAppearing(appearance.isAnimated) }
  }

  private func finishAppearing() {
    callViewIsAppearingIfNeeded()
    for child in childrenInView { child.endAppearanceTransition() }
    appearance.end()
    viewDidAppear(appearance.isAnimated)
  }

  private func finishDisappearing() {
    for child in childrenInView { child.endAppearanceTransition() }
    appearance.end()
    viewDidDisappear(appearance.isAnimated)
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
    guard isAppearing || window == nil, appearance.canBegin(isAppearing: isAppearing) else {
      return
    }
    appearance.windowChangeWillBegin()
    beginAppearanceTransition(isAppearing, animated: false)
  }

  func viewDidMove(to window: UIWindow?) {
    guard appearance.windowChangeDidEnd() else { return }
    guard let window else { return endAppearanceTransition() }
    viewIfLoaded?.setNeedsLayout()
    window.endAfterLayout(self)
  }
}
