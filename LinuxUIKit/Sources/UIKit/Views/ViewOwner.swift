/// What a root view asks of the view controller that owns it.
@MainActor protocol ViewOwner: UIResponder {
  /// The traits that the root view takes over.
  var traitCollection: UITraitCollection { get }
  /// What the controller and the containers around it add to the root view's safe area.
  var safeAreaContribution: UIEdgeInsets { get }
  /// The smallest margins of the root view; zero when the controller asks for none.
  var minimumRootMargins: NSDirectionalEdgeInsets { get }
  /// Whether a navigation controller shows the controller, so that bars may lie over its content.
  var isInNavigation: Bool { get }

  /// Called before the root view enters a window, or leaves its window for none.
  func viewWillMove(to window: UIWindow?)
  /// Called after the root view entered a window, or left its window for none.
  func viewDidMove(to window: UIWindow?)
  /// Called before the root view lays out, ahead of constraints and of everything below.
  func viewWillStartLayout()

  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
}
