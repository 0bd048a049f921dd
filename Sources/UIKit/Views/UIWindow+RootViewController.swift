extension UIWindow {
  func rootDidChange(from former: UIViewController?) {
    guard former !== rootViewController else { return }
    former?.dropPresentations()
    former?.viewIfLoaded?.removeFromSuperview()
    installRootView()
  }

  /// A window that becomes visible makes its root controller appear, one that is hidden hides it.
  func visibilityDidChange() {
    UIApplication.shared.noteVisibility(of: self)
    guard !isHidden else { return hideRoot() }
    UpdateLinkRoster.viewsCameIntoSight()
    guard rootViewController?.viewIfLoaded?.superview !== self else { return showRootAgain() }
    installRootView()
  }

  private func installRootView() {
    guard !isHidden, let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private func showRootAgain() {
    guard let rootViewController else { return }
    rootViewController.beginAppearanceTransition(true, animated: false)
    rootViewController.view.setNeedsLayout()
    endAfterLayout(rootViewController)
  }

  private func hideRoot() {
    rootViewController?.beginAppearanceTransition(false, animated: false)
    rootViewController?.endAppearanceTransition()
  }
}
