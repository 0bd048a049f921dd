import Foundation

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
public protocol UIContentConfiguration {
  /// Creates a view that displays the configuration.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state, or itself if it doesn't depend on the state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view supports a configuration (iOS 16).
  ///
  /// The default implementation returns `true` for the type of the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns `true` for configurations of the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
