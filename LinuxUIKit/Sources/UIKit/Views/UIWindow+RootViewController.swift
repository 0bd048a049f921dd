extension UIWindow {
  func rootViewControllerDidChange(from former: UIViewController?) {
    guard former !== rootViewController else { return }
    former?.dropPresentations()
    former?.viewIfLoaded?.removeFromSuperview()
    installRootView()
  }

  /// Makes controllers appear when the window is shown, and disappear when it is hidden.
  func visibilityDidChange() {
    UIApplication.shared.updateVisibility(of: self)
    guard !isHidden else { return hideControllers() }
    // Traits may have changed while the window was hidden.
    refreshTraits()
    WindowEntries.viewsBecameVisible()
    let isInPlace = rootViewController?.viewIfLoaded?.superview === self
    let isCovered = rootViewController?.transitions.presentation != nil
    isInPlace || isCovered ? showVisibleControllers() : installRootView()
  }

  private func installRootView() {
    guard !isHidden, let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private func showVisibleControllers() {
    for controller in visibleControllers {
      controller.beginAppearanceTransition(true, animated: false)
      controller.view.setNeedsLayout()
      endAfterLayout(controller)
    }
  }

  private func hideControllers() {
    for controller in visibleControllers {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
  }

  /// The root view controller and the presented ones, starting at the topmost that covers the
  /// others.
  private var visibleControllers: [UIViewController] {
    guard let rootViewController else { return [] }
    let over = rootViewController.transitions.presentation?.chain ?? []
    let covered = over.lastIndex { $0.coversPresenter }.map { $0 + 1 } ?? 0
    return Array(([rootViewController] + over.map(\.presented)).dropFirst(covered))
  }
}
