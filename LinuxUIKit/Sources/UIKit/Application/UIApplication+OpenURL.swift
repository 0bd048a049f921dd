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
}
