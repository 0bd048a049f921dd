import ExampleScreens
import Foundation
import UIKit

@testable import TrailsScreens

/// An app that a random user uses.
package enum MonkeyApp: String, CaseIterable, Sendable {
  /// The example screens and their list.
  case example = "ExampleApp"
  /// The app of four tabs.
  case trails = "Trails"

  /// Returns the root of the app with empty stores, and the closure that removes its files.
  @MainActor func launch() -> (root: UIViewController, remove: @MainActor () -> Void) {
    switch self {
    case .example: (UINavigationController(rootViewController: BrowserScreen()), {})
    case .trails: launchTrails()
    }
  }

  @MainActor private func launchTrails() -> (UIViewController, @MainActor () -> Void) {
    AssetLibrary.shared.host(executable: "TrailsScreens")
    let name = "Monkeys-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let defaults = UserDefaults(suiteName: name) ?? .standard
    let services = AppServices(
      trails: TrailStore(trails: Self.bundledTrails, defaults: defaults),
      hikes: HikeStore(file: folder.appendingPathComponent("Hikes.json")),
      profile: ProfileStore(defaults: defaults), photos: PhotoLoader(width: 60),
      locale: Locale(identifier: "en_US"))
    return (
      MainTabBarController(services: services),
      {
        UserDefaults.standard.removePersistentDomain(forName: name)
        try? FileManager.default.removeItem(at: folder)
      }
    )
  }

  @MainActor private static let bundledTrails = TrailStore.bundledTrails()
}
