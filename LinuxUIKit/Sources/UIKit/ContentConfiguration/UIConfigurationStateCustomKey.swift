/// A key of a custom value in a configuration state.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///   static let isArchived = UIConfigurationStateCustomKey("com.my-app.isArchived")
/// }
///
/// extension UICellConfigurationState {
///   var isArchived: Bool {
///     get { self[.isArchived] as? Bool ?? false }
///     set { self[.isArchived] = newValue }
///   }
/// }
/// ```
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key, which should be unique to the app.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from a name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}
