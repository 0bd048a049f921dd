/// Names a value of an app's own in a configuration state.
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
  /// The name, which should tell whose it is.
  public let rawValue: String

  /// A key of that name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A key of that name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}
