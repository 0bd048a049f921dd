import Foundation
import ProcessRuns
import UIKit

/// The example app in a window of the desktop, and a user with a mouse and a keyboard.
///
/// All locations are in points of the window, which are pixels at the scale of 1. The X server delivers
/// the events of a user in their order. So an app that has reported to be idle, after a key that asks for
/// it, has handled the events before that key, ended its animations and drawn the result, however slow
/// the machine is.
@MainActor final class DesktopApp {
  private let desktop: Desktop
  private let process: ChildProcess
  private let window: String
  /// An object that exists as long as the app, such as a compositor.
  private let session: AnyObject?

  /// Opens a screen, and waits until it is drawn and the window has the focus.
  ///
  /// - Throws: A `DesktopError` if the window doesn't open.
  init(
    screen: String, size: String = "390x844", options: [String] = [],
    environment: [String: String] = [:], during session: AnyObject? = nil
  ) throws {
    desktop = try Desktop.shared.get()
    self.session = session
    process = try Self.start(
      on: desktop, ["--screen", screen, "--size", size] + options, environment)
    do {
      window = try Self.findWindow(of: process, on: desktop, screen: screen)
    } catch {
      process.kill()
      throw error
    }
    // A pointer that rests on the content would hover.
    try moveAway()
  }

  /// Opens a screen on the whole display of a Wayland compositor, and waits until it is drawn.
  ///
  /// - Throws: A `DesktopError` if it isn't drawn.
  init(screen: String, in compositor: WaylandCompositor) throws {
    (desktop, window, session) = (compositor.desktop, compositor.window, compositor)
    process = try Self.start(on: desktop, ["--screen", screen], compositor.environment)
    do { try Self.waitUntilReady(process, on: desktop, screen: screen) } catch {
      process.kill()
      throw error
    }
    try move(to: CGPoint(x: 300, y: 835))
  }

  private static func start(
    on desktop: Desktop, _ options: [String], _ environment: [String: String]
  ) throws -> ChildProcess {
    try desktop.start(
      executable.path, ["--window", "--scale", "1"] + options,
      environment: environment.merging(["UIKIT_REPORT_READY": "1"]) { $1 })
  }

  deinit {
    process.kill()
  }

  /// The app, beside the tests.
  private static var executable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("ExampleApp")
  }

  /// Returns the identifier of the window, after the first frame, when it has the focus.
  private static func findWindow(
    of process: ChildProcess, on desktop: Desktop, screen: String
  ) throws -> String {
    try waitUntilReady(process, on: desktop, screen: screen)
    let found = try desktop.run(
      "xdotool", ["search", "--sync", "--onlyvisible", "--pid", "\(process.identifier)"])
    let lines = String(decoding: found, as: UTF8.self).split(separator: "\n")
    guard let window = lines.last.map(String.init) else {
      throw DesktopError.notReady(screen: screen, screenshot: desktop.keepScreenshot())
    }
    try desktop.run(
      "xdotool", ["windowactivate", "--sync", window, "windowfocus", "--sync", window])
    return window
  }

  private static func waitUntilReady(
    _ process: ChildProcess, on desktop: Desktop, screen: String
  ) throws {
    guard process.output.line(beginningWith: "UIKIT_READY", within: Desktop.patience) != nil else {
      throw DesktopError.notReady(screen: screen, screenshot: desktop.keepScreenshot())
    }
  }

  /// Waits until the app has handled all events, ended its animations and drawn the result.
  ///
  /// - Throws: `DesktopError.neverIdle` after the patience.
  func waitUntilIdle() throws {
    try desktop.run("xdotool", ["key", "ctrl+shift+w"])
    try waitForIdleReport()
  }

  private func waitForIdleReport() throws {
    guard process.output.line(beginningWith: "UIKIT_IDLE", within: Desktop.patience) != nil else {
      throw DesktopError.neverIdle(screenshot: desktop.keepScreenshot())
    }
  }
}

// MARK: Mouse and keyboard

extension DesktopApp {
  /// The arguments of `xdotool` that move the pointer to a point of the window.
  private func movement(to point: CGPoint) -> [String] {
    ["mousemove", "--window", window, "\(Int(point.x))", "\(Int(point.y))"]
  }

  /// Moves the pointer out of the window.
  func moveAway() throws {
    try desktop.run("xdotool", ["mousemove", "1390", "1190"])
    try waitUntilIdle()
  }

  /// Moves the pointer to a point of the window.
  func move(to point: CGPoint) throws {
    try desktop.run("xdotool", movement(to: point))
    try waitUntilIdle()
  }

  /// Clicks a button of the mouse: 1 is the primary one, 3 the secondary one.
  func click(_ point: CGPoint, button: Int = 1) throws {
    try desktop.run("xdotool", movement(to: point) + ["click", "\(button)"])
    try waitUntilIdle()
  }

  /// Presses the primary button, moves the pointer in steps, rests, and releases the button.
  ///
  /// - Parameters:
  ///   - start: The point at which the button is pressed.
  ///   - end: The point at which it is released.
  ///   - holds: Whether the pointer rests after the press, until what the app does then has ended.
  ///   - steps: The number of movements.
  /// - Throws: A `DesktopError` if the app doesn't handle the events.
  func drag(
    from start: CGPoint, to end: CGPoint, afterHold holds: Bool = false, steps: Int = 12
  ) throws {
    let press = movement(to: start) + ["mousedown", "1"]
    let drag = (1...steps).flatMap { step in
      let part = CGFloat(step) / CGFloat(steps)
      return ["sleep", "0.015"]
        + movement(
          to: CGPoint(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if holds {
      try desktop.run("xdotool", press)
      try waitUntilIdle()
      try desktop.run("xdotool", drag)
    } else {
      // One command, so that even on a slow machine the press doesn't become a long one.
      try desktop.run("xdotool", press + drag)
    }
    // A finger that rests before it is lifted does not fling: the app has to know the last movement first.
    try waitUntilIdle()
    Thread.sleep(forTimeInterval: 0.15)
    try desktop.run("xdotool", ["mouseup", "1"])
    try waitUntilIdle()
  }

  /// Turns the wheel above a point: positive steps reveal what is below.
  func turnWheel(_ steps: Int, at point: CGPoint) throws {
    try sendWheel(steps, at: point)
    try waitUntilIdle()
  }

  /// Turns the wheel, then presses Control, while the app is stopped: it finds all of these events at once.
  func turnWheelAndPressControl(_ steps: Int, at point: CGPoint) throws {
    try send("STOP")
    try sendWheel(steps, at: point)
    try desktop.run("xdotool", ["keydown", "ctrl"])
    defer { _ = try? desktop.run("xdotool", ["keyup", "ctrl"]) }
    try send("CONT")
    // With Control this is the key that asks for a report.
    try desktop.run("xdotool", ["key", "shift+w"])
    try waitForIdleReport()
  }

  private func sendWheel(_ steps: Int, at point: CGPoint) throws {
    let button = steps > 0 ? "5" : "4"
    try desktop.run(
      "xdotool",
      movement(to: point) + ["click", "--repeat", "\(abs(steps))", "--delay", "15", button])
  }

  private func send(_ signal: String) throws {
    try desktop.run("kill", ["-\(signal)", "\(process.identifier)"])
  }

  /// Presses keys one after the other, such as `ctrl+shift+d`.
  func press(_ keys: String...) throws {
    try desktop.run("xdotool", ["key", "--delay", "30"] + keys)
    try waitUntilIdle()
  }

  /// Types a text.
  func type(_ text: String) throws {
    try desktop.run("xdotool", ["type", "--delay", "30", text])
    try waitUntilIdle()
  }

  /// Changes the size of the window.
  func resize(to size: CGSize) throws {
    try desktop.run(
      "xdotool", ["windowsize", "--sync", window, "\(Int(size.width))", "\(Int(size.height))"])
    try waitUntilIdle()
  }

  /// Closes the window as its close button does; returns the exit code of the app.
  func close() throws -> Int32 {
    try desktop.run("xdotool", ["key", "alt+F4"])
    return try end()
  }

  /// Asks the app to end by a signal; returns its exit code.
  func terminate() throws -> Int32 {
    try send("TERM")
    return try end()
  }

  /// Waits until the app has returned to where the one before it was.
  ///
  /// - Throws: `DesktopError.neverIdle` after the patience.
  func waitUntilRestored() throws {
    // The line may be before one that was already waited for.
    try desktop.poll(orThrow: .neverIdle(screenshot: desktop.keepScreenshot())) {
      process.output.textSoFar.contains("UIKIT_RESTORED")
    }
    try waitUntilIdle()
  }

  /// The corner of the window on the screen, as the window manager reports it.
  func corner() throws -> String {
    let geometry = try desktop.run("xdotool", ["getwindowgeometry", "--shell", window])
    return String(decoding: geometry, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("X=") || $0.hasPrefix("Y=") }.joined(separator: " ")
  }

  /// Moves the window.
  func moveWindow(to point: CGPoint) throws {
    try desktop.run(
      "xdotool", ["windowmove", "--sync", window, "\(Int(point.x))", "\(Int(point.y))"])
    try waitUntilIdle()
  }

  private func end() throws -> Int32 {
    try desktop.poll(orThrow: .neverEnded(screenshot: desktop.keepScreenshot())) {
      !process.isRunning
    }
    return try process.result(within: Desktop.patience).status
  }
}

// MARK: What is there

extension DesktopApp {
  /// Returns a picture of the window, or of a rectangle in it.
  func picture(of rectangle: CGRect? = nil) throws -> UIImage {
    guard let image = UIImage(data: try capture(rectangle, format: "png")) else {
      throw DesktopError.noPicture
    }
    return image
  }

  /// Returns the pixels of the window.
  func pixels() throws -> Data { try capture(nil, format: "rgba") }

  /// Writes a picture of the whole screen into a file, and returns its path.
  func keepScreenshot() -> String { desktop.keepScreenshot() }

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
}
