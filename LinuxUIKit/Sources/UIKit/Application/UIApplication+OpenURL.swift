import Foundation

extension UIApplication {
  /// An option of opening a URL in another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the option.
    public let rawValue: String

    /// Creates an option from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app opens the link, and not the browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Opens a URL in another app; there is none, so the completion handler receives `false`.
  ///
  /// - Note: Not implemented: overriding this method.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    Task { @MainActor in completion(false) }
  }

  /// Returns whether an app opens a URL; there is none.
  ///
  /// - Note: Not implemented: overriding this method.
  public func canOpenURL(_ url: URL) -> Bool { false }
}
