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
@MainActor @Suite struct CookbookPictureTests {
  /// The names of the screens, in the order of the cookbook.
  private nonisolated static let names = [
    "form", "inbox", "shop", "photos", "thread", "board", "calendar", "feed", "people", "artist",
    "welcome", "dashboard", "files", "queue", "sheet", "recipe",
  ]

  @Test(
    "A screen of the cookbook matches its picture, in light and in dark appearance",
    arguments: names, [false, true])
  func picture(name: String, isDark: Bool) throws {
    let screen = try #require(ExampleScreen.all.first { $0.name == name })
    let appearance = Appearance(
      size: CGSize(width: 390, height: 700), scale: 1, isDark: isDark)
    let image = Snapshot(screen: screen, appearance: appearance).picture

    expectImage(image, named: isDark ? "\(name)~dark" : name, in: Self.folder)
  }

  @Test("Every screen of the cookbook has an article with its source and its picture")
  func articles() throws {
    for name in Self.names {
      let article = Self.catalog.appendingPathComponent("Cookbook/\(name).md")
      let text = try String(contentsOf: article, encoding: .utf8)
      #expect(text.contains("](\(name).png)"), "\(name).md has no picture")
      #expect(text.contains("```swift\nimport LegoKit\nimport UIKit\n"), "\(name).md has no source")
    }
  }

  private static let catalog = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/LegoKit/LegoKit.docc")
  private static let folder = catalog.appendingPathComponent("Resources/Cookbook")
}
