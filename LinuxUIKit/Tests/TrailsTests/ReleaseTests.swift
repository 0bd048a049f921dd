import LegoTesting
import Testing

@testable import Trails
@testable import UIKit

@Suite("Trails: memory") @MainActor struct ReleaseTests {
  /// Weak references to controllers, with their names.
  private final class Controllers {
    private struct Entry {
      weak var controller: UIViewController?
      let name: String
    }
    private var entries: [Entry] = []

    var names: Set<String> { Set(entries.map(\.name)) }
    var alive: [String] { entries.filter { $0.controller != nil }.map(\.name).sorted() }

    @MainActor func insert(below controller: UIViewController) {
      if !entries.contains(where: { $0.controller === controller }) {
        entries.append(Entry(controller: controller, name: "\(type(of: controller))"))
      }
      for child in controller.children { insert(below: child) }
      if let presented = controller.presentedViewController { insert(below: presented) }
    }
  }

  private let controllers = Controllers()

  private func visit(_ app: TrailsApp, _ texts: [String]) throws {
    for text in texts {
      if text == "…end" { try app.screen.scrollToEnd() } else { try app.screen.tap(text) }
      controllers.insert(below: try app.tabs)
    }
  }

  private func useEverything() throws {
    let app = try TrailsApp(hikes: [.sample("Mirror Lake", length: 7.8)])
    controllers.insert(below: try app.tabs)
    try visit(app, ["A–Z", "Eagle Ridge", "All numbers", "More", "Photos"])
    try app.screen.tap(at: CGPoint(x: 100, y: 200))
    controllers.insert(below: try app.tabs)
    try visit(app, ["Close", "Eagle Ridge", "A–Z", "Explore"])
    try visit(app, ["Search", "Filter", "Done", "Log", "Add", "Cancel"])
    try visit(
      app, ["Profile", "…end", "Show introduction", "Continue", "Continue", "Start hiking"])
    try app.screen.tap("Log")
    try visit(app, ["Mirror Lake", "Save"])
  }

  @Test("After all screens were used, every controller of the app is released with the window")
  func release() async throws {
    try useEverything()
    for _ in 0..<5_000 where !controllers.alive.isEmpty {
      try await Task.sleep(nanoseconds: 5_000_000)
    }

    #expect(controllers.alive == [])
    for name in [
      "MainTabBarController", "ExploreViewController", "TrailIndexViewController",
      "TrailDetailViewController", "GalleryViewController", "PhotoViewController",
      "SearchViewController", "FilterViewController", "HikeLogViewController",
      "HikeEditorViewController", "ProfileViewController", "OnboardingViewController",
      "OnboardingPageViewController",
    ] {
      #expect(controllers.names.contains(name), "\(name) wasn't visited")
    }
  }
}
