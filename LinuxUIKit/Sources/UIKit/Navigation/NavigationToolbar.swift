/// The toolbar of a navigation controller, which is created on first access.
@MainActor final class NavigationToolbar {
  private unowned let navigation: UINavigationController
  /// Whether the toolbar is hidden.
  private(set) var isHidden = true
  /// The toolbar; `nil` if it hasn't been needed.
  private(set) var existing: UIToolbar?

  /// Creates the toolbar of a navigation controller, which owns it.
  init(of navigation: UINavigationController) {
    self.navigation = navigation
  }

  /// The height of the toolbar; zero if it or the top view controller hides it.
  var visibleHeight: CGFloat {
    isHidden || navigation.hidesTabBar ? 0 : height
  }

  /// Returns the toolbar, created if there is none.
  func loaded() -> UIToolbar {
    if let existing { return existing }
    let toolbar = UIToolbar()
    existing = toolbar
    displayItems(of: navigation.topViewController)
    navigation.viewIfLoaded?.addSubview(toolbar)
    navigation.viewIfLoaded?.setNeedsLayout()
    return toolbar
  }

  /// Hides or shows the toolbar, optionally by sliding it.
  func setHidden(_ isHidden: Bool, animated: Bool) {
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    let toolbar = loaded()
    guard let view = navigation.viewIfLoaded else { return }
    if !isHidden { displayItems(of: navigation.topViewController) }
    if animated, !isHidden { UIView.performWithoutAnimation { prepareToShow(toolbar, in: view) } }
    view.setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      view.layoutIfNeeded()
    }
  }

  /// Displays the items of a view controller that has other ones.
  func itemsDidChange(of controller: UIViewController) {
    if controller === navigation.topViewController { displayItems(of: controller) }
  }

  /// Displays the items of a view controller, if there is a toolbar.
  func displayItems(of controller: UIViewController?) {
    existing?.setItems(controller?.toolbarItems, animated: false)
  }

  private var height: CGFloat {
    ToolbarSolver.height(for: navigation.view.traitCollection)
  }

  /// Positions the toolbar below the bottom edge, from where it slides in.
  private func prepareToShow(_ toolbar: UIToolbar, in view: UIView) {
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height, width: view.bounds.width, height: height)
    toolbar.layoutIfNeeded()
  }
}
