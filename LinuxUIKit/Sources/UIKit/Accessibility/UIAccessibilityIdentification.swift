/// An object that tests find by an identifier, which isn't spoken.
///
/// ```swift
/// for case let part as any UIAccessibilityIdentification in parts {
///   part.accessibilityIdentifier = "part"
/// }
/// ```
///
/// - Note: Not implemented: the identifiers of images, elements of menus and actions of alerts.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier for tests.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIAccessibilityElement: UIAccessibilityIdentification {}
