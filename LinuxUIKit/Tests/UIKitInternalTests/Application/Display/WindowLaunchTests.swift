import Foundation
import ProcessRuns
import Testing

@testable import UIKit

/// An app of this package as a process with a window, on SDL's driver without a screen.
@Suite("Launch of an app in a window") struct WindowLaunchTests {
  private func start(_ environment: [String: String?]) throws -> ChildProcess {
    try ChildProcess(
      Bundle.main.bundleURL.appendingPathComponent("ContactsApp").path,
      environment: ["UIKIT_DISPLAY": "window", "SDL_VIDEODRIVER": "dummy"]
        .merging(environment) { $1 })
  }

  @Test(
    "An app runs in its window until it is asked to end, and ends with 0",
    arguments: [SIGTERM, SIGINT])
  func signals(signal: Int32) throws {
    let process = try start(["UIKIT_REPORT_READY": "1", "UIKIT_SIZE": "500x400"])
    #expect(process.output.line(within: ChildProcess.patience) == "UIKIT_READY 500x400")
    #expect(process.isRunning)
    kill(process.identifier, signal)
    let result = try process.result()
    #expect(result.isExit)
    #expect(result.status == 0, "\(result.messages)")
  }

  @Test("A variable with a value that can't be used ends the app with 1 and the value")
  func badValue() throws {
    let result = try start(["UIKIT_APPEARANCE": "blue"]).result()
    #expect(result.status == 1)
    #expect(
      result.messages
        == "UIKIT_APPEARANCE=blue can't be used. Set UIKIT_APPEARANCE to light or dark.\n")
  }

  @Test("Where the display can't be used, the reason is printed and the first screen drawn")
  func noDisplay() throws {
    let image = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: image) }
    let result = try start([
      "DISPLAY": ":4711", "WAYLAND_DISPLAY": "none-4711", "SDL_VIDEODRIVER": nil,
      "UIKIT_SCREENSHOT": image.path, "UIKIT_SCREENSHOT_DELAY": "0.1",
    ]).result()
    #expect(result.status == 0)
    #expect(
      result.messages.hasSuffix(
        "The display can't be used (x11,wayland not available). The first screen is drawn into a "
          + "file instead.\n"))
    #expect(FileManager.default.fileExists(atPath: image.path))
  }
}
