import Foundation
import UIKit

/// The example app in a window of a desktop of its own, and a user with a mouse and a keyboard.
///
/// All locations are in points of the window, which are pixels at the scale of 1.
@MainActor final class DesktopApp {
  private let desktop: Desktop
  private let process: Process
  private let window: String

  /// Opens a screen, and waits until it is drawn.
  init(screen: String, size: String = "390x844", options: [String] = []) throws {
    desktop = try Desktop()
    let output = Pipe()
    process = try desktop.start(
      Self.executable.path,
      ["--window", "--screen", screen, "--size", size, "--scale", "1"] + options,
      environment: ["UIKIT_REPORT_READY": "1"], output: output)
    try Self.waitForFirstFrame(of: process, screen: screen, output: output)
    let found = try desktop.run(
      "xdotool", ["search", "--sync", "--onlyvisible", "--pid", "\(process.processIdentifier)"])
    window =
      String(decoding: found, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
    try desktop.run("xdotool", ["windowfocus", "--sync", window])
    // A pointer that rests on the content would hover.
    try desktop.run("xdotool", ["mousemove", "1390", "1190"])
  }

  deinit {
    Desktop.end(process)
  }

  /// The app, beside the tests.
  private static var executable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("ExampleApp")
  }

  private static func waitForFirstFrame(
    of process: Process, screen: String, output: Pipe
  ) throws {
    // The output of an app that hangs would not end.
    let watchdog = Desktop.killAfterPatience(process)
    defer { watchdog.cancel() }
    var text = ""
    while !text.contains("UIKIT_READY") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else {
        process.waitUntilExit()
        throw DesktopError.notReady(screen: screen, code: process.terminationStatus)
      }
      text += String(decoding: data, as: UTF8.self)
    }
  }
}

// MARK: Mouse and keyboard

extension DesktopApp {
  /// Moves the pointer.
  func move(to point: CGPoint) throws {
    try desktop.run(
      "xdotool", ["mousemove", "--sync", "--window", window, "\(Int(point.x))", "\(Int(point.y))"])
  }

  /// Moves the pointer out of the window.
  func moveAway() throws {
    try desktop.run("xdotool", ["mousemove", "1390", "1190"])
  }

  /// Clicks a button of the mouse: 1 is the primary one, 3 the secondary one.
  func click(_ point: CGPoint, button: Int = 1) throws {
    try move(to: point)
    try desktop.run("xdotool", ["click", "\(button)"])
  }

  /// Presses the primary button, waits, moves the pointer in steps, and releases the button.
  func drag(
    from start: CGPoint, to end: CGPoint, afterHold hold: TimeInterval = 0, steps: Int = 12
  ) throws {
    try move(to: start)
    try desktop.run("xdotool", ["mousedown", "1"])
    Thread.sleep(forTimeInterval: hold)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      try move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      Thread.sleep(forTimeInterval: 0.015)
    }
    // A finger that rests before it is lifted does not fling.
    Thread.sleep(forTimeInterval: 0.15)
    try desktop.run("xdotool", ["mouseup", "1"])
  }

  /// Turns the wheel above a point: positive steps reveal what is below.
  func turnWheel(_ steps: Int, at point: CGPoint) throws {
    try move(to: point)
    let button = steps > 0 ? "5" : "4"
    try desktop.run("xdotool", ["click", "--repeat", "\(abs(steps))", "--delay", "15", button])
  }

  /// Presses keys, such as `ctrl+shift+d`.
  func press(_ keys: String...) throws {
    for key in keys { try desktop.run("xdotool", ["key", "--delay", "30", key]) }
  }

  /// Types a text.
  func type(_ text: String) throws {
    try desktop.run("xdotool", ["type", "--delay", "30", text])
  }

  /// Changes the size of the window.
  func resize(to size: CGSize) throws {
    try desktop.run(
      "xdotool", ["windowsize", "--sync", window, "\(Int(size.width))", "\(Int(size.height))"])
  }
}

// MARK: What is there

extension DesktopApp {
  /// Returns a picture of the window, or of a rectangle in it, after its animations have ended: one
  /// that stays the same for half of a second.
  func stillPicture(of rectangle: CGRect? = nil) throws -> UIImage {
    var data = Data()
    var sameCount = 0
    for _ in 0..<Int(Desktop.patience / 0.1) {
      let next = try capture(rectangle, format: "rgba")
      sameCount = next == data ? sameCount + 1 : 0
      data = next
      if sameCount == 5 {
        guard let image = UIImage(data: try capture(rectangle, format: "png")) else { break }
        return image
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
    throw DesktopError.neverStill(seconds: Desktop.patience)
  }

  private func capture(_ rectangle: CGRect?, format: String) throws -> Data {
    let crop = rectangle.map { rectangle in
      let (origin, size) = (rectangle.origin, rectangle.size)
      return [
        "-crop", "\(Int(size.width))x\(Int(size.height))+\(Int(origin.x))+\(Int(origin.y))",
        "+repage",
      ]
    }
    return try desktop.run("import", ["-window", window] + (crop ?? []) + ["\(format):-"])
  }

  /// Closes the window as its close button does; returns the exit code of the app.
  func close() throws -> Int32 {
    try desktop.run("xdotool", ["windowactivate", "--sync", window])
    try press("alt+F4")
    for _ in 0..<Int(Desktop.patience / 0.1) {
      guard process.isRunning else { return process.terminationStatus }
      Thread.sleep(forTimeInterval: 0.1)
    }
    throw DesktopError.neverEnded(seconds: Desktop.patience)
  }
}
