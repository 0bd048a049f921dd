import Foundation
import LegoKit
import UIKit

/// The settings of the user, observed by the screens that show them.
final class SettingsModel: LegoObservableObject {
  /// The address of the page about privacy.
  static let policy = "https://example.com/privacy"

  /// The current settings.
  @LegoPublished var settings = Settings()

  /// Whether a setting differs from its default.
  var isChanged: Bool { settings != Settings() }

  /// Sets all settings to their defaults.
  func reset() { settings = Settings() }

  /// Opens an address in the browser.
  static func open(_ address: String) {
    if let url = URL(string: address) {
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
  }
}
