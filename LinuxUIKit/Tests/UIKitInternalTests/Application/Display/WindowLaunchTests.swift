import Foundation
import Testing

@testable import UIKit

/// An app of this package as a process with a window, on SDL's driver without a screen.
@Suite("Launch of an app in a window") struct WindowLaunchTests {
  /// The seconds after which an app that hasn't ended is killed.
  private static let limit: TimeInterval = 120

  private func process(_ environment: [String: String]) -> (Process, output: Pipe, errors: Pipe) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    // Signals that the tests' own process ignores would be ignored by the app, too.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "--default-signal=INT,TERM",
      Bundle.main.bundleURL.appendingPathComponent("ContactsApp").path,
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["UIKIT_DISPLAY": "window", "SDL_VIDEODRIVER": "dummy"]) { $1 }
      .merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    return (process, output, errors)
  }

  /// Runs a process, and kills it at the limit.
  private func run(_ process: Process) throws {
    try process.run()
    let identifier = process.processIdentifier
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit) { [weak process] in
      if process?.isRunning == true { kill(identifier, SIGKILL) }
    }
  }

  /// Returns what is written into a pipe, up to the end of its first line.
  private func firstLine(of pipe: Pipe) -> String {
    var bytes: [UInt8] = []
    while let byte = pipe.fileHandleForReading.readData(ofLength: 1).first, byte != 0x0A {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "An app runs in its window until it is asked to end, and ends with 0",
    arguments: [SIGTERM, SIGINT])
  func signals(signal: Int32) throws {
    let (process, output, errors) = process([
      "UIKIT_REPORT_READY": "1", "UIKIT_SIZE": "500x400",
    ])
    try run(process)
    #expect(firstLine(of: output) == "UIKIT_READY 500x400")
    #expect(process.isRunning)
    kill(process.processIdentifier, signal)
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0, "\(String(decoding: message, as: UTF8.self))")
  }

  @Test("A variable with a value that can't be used ends the app with 1 and the value")
  func badValue() throws {
    let (process, _, errors) = process(["UIKIT_APPEARANCE": "blue"])
    try run(process)
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(
      String(decoding: message, as: UTF8.self)
        == "UIKIT_APPEARANCE=blue can't be used. Set UIKIT_APPEARANCE to light or dark.\n")
  }

  @Test("Where the display can't be used, the reason is printed and the first screen drawn")
  func noDisplay() throws {
    let image = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: image) }
    let (process, _, errors) = process([
      "DISPLAY": ":4711", "WAYLAND_DISPLAY": "none-4711",
      "UIKIT_SCREENSHOT": image.path, "UIKIT_SCREENSHOT_DELAY": "0.1",
    ])
    process.environment?["SDL_VIDEODRIVER"] = nil
    try run(process)
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      String(decoding: message, as: UTF8.self).hasSuffix(
        "The display can't be used (x11,wayland not available). The first screen is drawn into a "
          + "file instead.\n"))
    #expect(FileManager.default.fileExists(atPath: image.path))
  }
}
