import Foundation

/// A view that displays a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view supports a configuration (iOS 16). The default implementation returns `true`
  /// for the type of the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns `true` for configurations of the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
