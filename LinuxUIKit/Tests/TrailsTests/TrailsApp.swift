import Foundation
import LegoTesting
import Testing

@testable import Trails
@testable import UIKit

/// The app on a screen of its own, with stores of its own, used by a finger.
@MainActor final class TrailsApp {
  let services: AppServices
  let screen: Screen
  private let defaultsName = "TrailsTests-\(UUID().uuidString)"
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("TrailsTests-\(UUID().uuidString)")

  /// Launches the app with hikes in its log.
  init(hikes: [Hike] = [], traits: UITraitCollection = UITraitCollection()) throws {
    AssetLibrary.shared.host(executable: "Trails")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let defaults = try #require(UserDefaults(suiteName: defaultsName))
    services = AppServices(
      trails: TrailStore(trails: TrailStore.bundledTrails(), defaults: defaults),
      hikes: HikeStore(file: folder.appendingPathComponent("Hikes.json")),
      profile: ProfileStore(defaults: defaults), locale: Locale(identifier: "en_US"))
    for hike in hikes.reversed() { services.hikes.insert(hike) }
    screen = Screen(
      MainTabBarController(services: services), traits: traits,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    setTint()
  }

  /// Sets the color that the scene delegate gives to the window.
  private func setTint() { screen.viewController.view.window?.tintColor = .accent }

  isolated deinit {
    UserDefaults.standard.removePersistentDomain(forName: defaultsName)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The tab bar controller.
  var tabs: MainTabBarController {
    get throws { try #require(screen.viewController as? MainTabBarController) }
  }

  /// The controller that the user sees: the topmost one of the frontmost navigation controller.
  var visible: UIViewController {
    get throws {
      screen.settle()
      var controller: UIViewController = try tabs
      while let presented = controller.presentedViewController { controller = presented }
      if let tabs = controller as? UITabBarController, let tab = tabs.selectedViewController {
        controller = tab
      }
      return (controller as? UINavigationController)?.topViewController ?? controller
    }
  }

  /// Taps a tab.
  func openTab(_ title: String) throws {
    try screen.tap(title)
  }

  /// Waits until all photos on the screen are loaded.
  func photos() async throws {
    for _ in 0..<5_000 {
      screen.settle()
      let waiting = try tabs.view.window?.descendants(PhotoView.self).contains { $0.image == nil }
      if waiting != true { return screen.settle() }
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    Issue.record("A photo isn't loaded after 25 seconds.")
  }
}

extension UIView {
  /// The visible views of a type in a view.
  func descendants<View: UIView>(_ type: View.Type) -> [View] {
    subviews.filter { !$0.isHidden }.flatMap { ($0 as? View).map { [$0] } ?? $0.descendants(type) }
  }
}

extension Hike {
  /// A hike on November 1, 2026, at noon of the machine's time zone, in which the app writes dates.
  static func sample(_ name: String, length: Double, rating: Int = 4) -> Hike {
    let noon = DateComponents(year: 2026, month: 11, day: 1, hour: 12)
    let date = Calendar(identifier: .gregorian).date(from: noon) ?? .distantPast
    return Hike(
      trailName: name, date: date, length: length,
      effort: .medium, rating: rating, isShared: false, notes: "")
  }
}
