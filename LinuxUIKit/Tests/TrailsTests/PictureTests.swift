import LegoTesting
import TestSupport
import Testing

@testable import Trails
@testable import UIKit

@Suite("Trails: pictures") @MainActor struct TrailsPictureTests {
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private static let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
  private static let largest = UITraitCollection(
    preferredContentSizeCategory: .extraExtraExtraLarge)

  private static let hikes: [Hike] = [
    .sample("Mirror Lake", length: 7.8), .sample("Juniper Saddle", length: 3.9, rating: 3),
  ]

  private func picture(
    _ name: String, _ traits: UITraitCollection = UITraitCollection(),
    hikes: [Hike] = hikes, after actions: (TrailsApp) throws -> Void = { _ in }
  ) async throws {
    let app = try TrailsApp(hikes: hikes, traits: traits)
    try actions(app)
    try await app.photos()
    expectImage(app.screen.image(), named: name)
  }

  @Test("The feed")
  func feed() async throws {
    func mark(_ app: TrailsApp) { app.services.trails.setFavorite(true, for: "alder-loop") }
    try await picture("feed", after: mark)
    try await picture("feed_dark", Self.dark, after: mark)
    try await picture("feed_rtl", Self.rightToLeft, after: mark)
    try await picture("feed_xxxl", Self.largest, after: mark)
  }

  @Test("The feed with its menus")
  func menus() async throws {
    try await picture("feed_menu") { try $0.screen.tap("Sort") }
    try await picture("feed_context_menu") { try $0.screen.longPress("Alder Loop", match: 1) }
  }

  @Test("The search and its filter")
  func search() async throws {
    try await picture("search") { app in
      app.services.trails.setFavorite(true, for: "eagle-ridge")
      try app.openTab("Search")
    }
    try await picture("search_empty") { app in
      try app.openTab("Search")
      try app.screen.tap("Name or region")
      try app.screen.type("xyz")
    }
    try await picture("filter") { app in
      try app.openTab("Search")
      try app.screen.tap("Filter")
      try app.screen.tap("Hard")
    }
  }

  @Test("The log and its form")
  func log() async throws {
    try await picture("log") { try $0.openTab("Log") }
    try await picture("log_empty", hikes: []) { try $0.openTab("Log") }
    try await picture("log_editing") { app in
      try app.openTab("Log")
      try app.screen.tap("Edit")
    }
    func openForm(_ app: TrailsApp) throws {
      try app.openTab("Log")
      try app.screen.tap("Add")
      try app.screen.tap("Save")
    }
    try await picture("form", after: openForm)
    try await picture("form_dark", Self.dark, after: openForm)
    try await picture("form_rtl", Self.rightToLeft, after: openForm)
    try await picture("form_xxxl", Self.largest, after: openForm)
  }

  @Test("The profile and the introduction")
  func profile() async throws {
    try await picture("profile") { try $0.openTab("Profile") }
    try await picture("profile_dark", Self.dark) { try $0.openTab("Profile") }
  }

  @Test("A trail, its photos and the index")
  func trail() async throws {
    try await picture("trail") { app in
      try app.screen.tap("A–Z")
      try app.screen.tap("Juniper Saddle")
    }
    try await picture("trail_end", Self.dark) { app in
      try app.screen.tap("Alder Loop", match: 1)
      try app.screen.tap("All numbers")
      try app.screen.scrollToEnd()
    }
    try await picture("photos") { app in
      try app.screen.tap("Alder Loop", match: 1)
      try app.screen.tap("More")
      try app.screen.tap("Photos")
    }
    try await picture("photo") { app in
      try app.screen.tap("Alder Loop", match: 1)
      try app.screen.tap("More")
      try app.screen.tap("Photos")
      try app.screen.tap(at: CGPoint(x: 100, y: 200))
    }
    try await picture("index") { try $0.screen.tap("A–Z") }
  }
}
