/// The content of a view as a value, from which the view is created and updated.
///
/// ```swift
/// struct BadgeConfiguration: UIContentConfiguration {
///   var count = 0
///   func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
///   func updated(for state: any UIConfigurationState) -> BadgeConfiguration { self }
/// }
///
/// cell.contentConfiguration = BadgeConfiguration(count: 3)
/// ```
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Creates a view that displays the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state, or itself if it doesn't depend on the state.
  func updated(for state: any UIConfigurationState) -> Self
}
