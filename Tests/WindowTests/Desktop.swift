import Foundation

/// An X server without a screen, with a window manager, for one test.
final class Desktop {
  /// The name of the display, such as `:99`.
  let display: String
  /// The time after which what has not happened is an error, in seconds.
  static let patience = 30.0
  private let server: Process
  private let windowManager: Process

  /// Starts the server and the window manager.
  ///
  /// - Parameter size: The size of the screen in pixels.
  init(size: (width: Int, height: Int) = (1400, 1200)) throws {
    let output = Pipe()
    server = try Self.start(
      "Xvfb",
      ["-displayfd", "1", "-screen", "0", "\(size.width)x\(size.height)x24", "-nolisten", "tcp"],
      output: output)
    // The server writes the number of the display that it has found, and a line break.
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    windowManager = try Self.start("openbox", [], environment: ["DISPLAY": display])
    try waitForWindowManager()
  }

  /// Waits until the window manager controls the windows.
  ///
  /// Of a window that is mapped while the window manager starts, SDL never receives the notification
  /// that it is displayed, for which it waits without a limit.
  private func waitForWindowManager() throws {
    for _ in 0..<Int(Self.patience / 0.05) {
      let query = try start("xdotool", ["get_num_desktops"])
      query.waitUntilExit()
      if query.terminationStatus == 0 { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw DesktopError.noWindowManager(seconds: Self.patience)
  }

  deinit {
    Self.end(windowManager)
    Self.end(server)
  }

  /// Ends a process at once.
  ///
  /// A process inherits the blocked signals of the thread that starts it, and the threads of Dispatch
  /// block `SIGTERM`, so that `terminate()` would have no effect.
  static func end(_ process: Process) {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Starts a command with the display of this desktop.
  func start(
    _ command: String, _ arguments: [String], environment: [String: String] = [:],
    output: Pipe? = nil
  ) throws -> Process {
    try Self.start(
      command, arguments, environment: environment.merging(["DISPLAY": display]) { $1 },
      output: output)
  }

  /// Runs a command to its end; returns what it prints.
  @discardableResult func run(_ command: String, _ arguments: [String]) throws -> Data {
    let output = Pipe()
    let process = try start(command, arguments, output: output)
    // To take a picture of a window that is gone, `import` waits for a click.
    let watchdog = Self.killAfterPatience(process)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    watchdog.cancel()
    guard process.terminationStatus == 0 else {
      throw DesktopError.failed(
        command: ([command] + arguments).joined(separator: " "), code: process.terminationStatus)
    }
    return data
  }

  /// Kills a process after the patience, if the result is not canceled before.
  static func killAfterPatience(_ process: Process) -> DispatchWorkItem {
    let identifier = process.processIdentifier
    let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: watchdog)
    return watchdog
  }

  private static func start(
    _ command: String, _ arguments: [String], environment: [String: String] = [:],
    output: Pipe? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}

/// A reason for which a step of a test on the desktop failed.
enum DesktopError: Error, CustomStringConvertible {
  case failed(command: String, code: Int32)
  case noWindowManager(seconds: Double)
  case notReady(screen: String, code: Int32)
  case neverStill(seconds: Double)
  case neverEnded(seconds: Double)

  var description: String {
    switch self {
    case .failed(let command, let code): "“\(command)” ended with \(code)."
    case .noWindowManager(let seconds):
      "The window manager openbox has not started in \(seconds) seconds."
    case .notReady(let screen, let code): "The app ended with \(code) before it drew \(screen)."
    case .neverStill(let seconds): "The window still changed after \(seconds) seconds."
    case .neverEnded(let seconds): "The app still ran after \(seconds) seconds."
    }
  }
}
