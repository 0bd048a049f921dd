/// What a cell or another view shows, as a value that makes the view for it.
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
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration as it should look in a state; itself where the state does not matter.
  func updated(for state: any UIConfigurationState) -> Self
}
