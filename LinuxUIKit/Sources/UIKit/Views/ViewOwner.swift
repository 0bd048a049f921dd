/// A view controller as seen by its root view.
@MainActor protocol ViewOwner: UIResponder {
  /// The traits that the root view inherits.
  var traitCollection: UITraitCollection { get }
  /// The insets that the controller and its containers add to the root view's safe area.
  var safeAreaContribution: UIEdgeInsets { get }
  /// The minimum margins of the root view, or zero.
  var minimumRootMargins: NSDirectionalEdgeInsets { get }
  /// Whether the controller is inside a navigation controller, whose bars may cover its content.
  var isInNavigation: Bool { get }

  /// Called before the root view moves to a window, or from its window to none.
  func viewWillMove(to window: UIWindow?)
  /// Called after the root view moved to a window, or from its window to none.
  func viewDidMove(to window: UIWindow?)
  /// Removes the request for `updateProperties`, and returns whether there was one.
  func propertiesWillUpdate() -> Bool
  func updateProperties()
  /// Called before the root view's constraints and layout are processed.
  func viewWillStartLayout()

  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
  /// Called after the size of the root view changed.
  func rootViewSizeDidChange()
}
