import Foundation
import ProcessRuns
import TestSupport
import Testing
import UIKit

@Suite("Trails: launch") @MainActor struct TrailsLaunchTests {
  /// Runs the app in a process of its own, and returns the first screen that it drew.
  private func launch(home: URL) throws -> UIImage {
    let image = home.appendingPathComponent("screen.png")
    let result = try ChildProcess.run(
      Bundle.main.bundleURL.appendingPathComponent("Trails").path,
      environment: [
        "HOME": home.path, "CFFIXED_USER_HOME": home.path, "UIKIT_SCREENSHOT": image.path,
        "UIKIT_SCREENSHOT_DELAY": "0.5", "UIKIT_DISPLAY": "none",
      ])
    #expect(result.status == 0, "\(result.text)\(result.messages)")
    return try #require(UIImage(contentsOfFile: image.path))
  }

  @Test("On its first launch the app draws the introduction")
  func firstLaunch() throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("TrailsTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }

    expectImage(try launch(home: home), named: "first_launch")
  }
}
