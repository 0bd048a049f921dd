extension UIWindow {
  func rootDidChange(from former: UIViewController?) {
    guard former !== rootViewController else { return }
    former?.dropPresentations()
    former?.viewIfLoaded?.removeFromSuperview()
    installRootView()
  }

  /// A window that becomes visible makes its controllers appear, one that is hidden hides them.
  func visibilityDidChange() {
    UIApplication.shared.noteVisibility(of: self)
    guard !isHidden else { return hideControllers() }
    // A hidden window did not hear of another text size.
    refreshTraits()
    ActiveUpdateLinks.viewsBecameVisible()
    let isInPlace = rootViewController?.viewIfLoaded?.superview === self
    let isCovered = rootViewController?.storage.presentation != nil
    isInPlace || isCovered ? showControllersAgain() : installRootView()
  }

  private func installRootView() {
    guard !isHidden, let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private func showControllersAgain() {
    for controller in controllersInSight {
      controller.beginAppearanceTransition(true, animated: false)
      controller.view.setNeedsLayout()
      endAfterLayout(controller)
    }
  }

  private func hideControllers() {
    for controller in controllersInSight {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
  }

  /// The root and what is presented over it, from the last one that covers the others on.
  private var controllersInSight: [UIViewController] {
    guard let rootViewController else { return [] }
    let over = rootViewController.storage.presentation?.chain ?? []
    let covered = over.lastIndex { $0.coversPresenter }.map { $0 + 1 } ?? 0
    return Array(([rootViewController] + over.map(\.presented)).dropFirst(covered))
  }
}
