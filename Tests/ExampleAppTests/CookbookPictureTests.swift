import ExampleScreens
import Foundation
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleApp

/// The pictures of the cookbook, `Sources/LegoKit/LegoKit.docc/Resources/Cookbook`.
///
/// They are golden pictures of the screens: `SNAPSHOTS=record make test` records them there.
@MainActor struct CookbookPictureTests {
  /// The names of the screens, in the order of the cookbook.
  private nonisolated static let names = [
    "form", "inbox", "shop", "photos", "thread", "board", "calendar", "feed", "people", "artist",
    "welcome", "paywall", "dashboard", "files", "queue", "sheet", "recipe",
    "settings", "checkout", "tags", "scores", "guide",
  ]

  @Test(
    "A screen of the cookbook matches its picture, in light and in dark appearance",
    arguments: names, [false, true])
  func picture(name: String, isDark: Bool) throws {
    let screen = try #require(ExampleScreen.all.first { $0.name == name })
    let appearance = Appearance(
      size: CGSize(width: 390, height: 700), scale: 2, isDark: isDark)
    let image = Snapshot(screen: screen, appearance: appearance).picture

    expectDocumentationImage(
      image, named: "Cookbook/\(name)\(isDark ? "~dark" : "")", in: "LegoKit")
  }

  @Test("Every picture of the cookbook is on a page with the whole source of its screen")
  func articles() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".md") }
      .map { try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8) }
    let imports = ["\nimport LegoKit\n", "\nimport LegoViews\n"]
    for name in Self.names {
      let page = pages.first { page in
        page.contains("](\(name).png)") && imports.contains { page.contains($0) }
      }
      #expect(page != nil, "\(name).png")
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/LegoKit/LegoKit.docc/Cookbook")
}
