import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Trails: launch") @MainActor struct TrailsLaunchTests {
  /// Runs the app in a process of its own, and returns the first screen that it drew.
  private func launch(home: URL) throws -> UIImage {
    let image = home.appendingPathComponent("screen.png")
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("Trails")
    process.environment = ProcessInfo.processInfo.environment.merging([
      "HOME": home.path, "CFFIXED_USER_HOME": home.path, "UIKIT_SCREENSHOT": image.path,
      "UIKIT_SCREENSHOT_DELAY": "0.5", "UIKIT_DISPLAY": "none",
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
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
