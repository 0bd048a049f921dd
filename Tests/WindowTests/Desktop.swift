import Foundation
import ProcessRuns

/// An X server without a screen, with a window manager, for all tests of the process.
///
/// No step waits for a fixed time: it waits for a state, at most `patience`.
final class Desktop {
  /// The time after which what has not happened is an error, in seconds: far longer than a machine takes
  /// that compiles beside the tests.
  static let patience = ChildProcess.patience
  /// The desktop, which is started when it is first used, and ends with the process.
  @MainActor static let shared = Result { try Desktop() }

  /// The name of the display, such as `:99`.
  let display: String
  private let server: ChildProcess
  private var manager: ChildProcess?
  /// The input of the server's shell, at the end of which it ends the server.
  private let life = Pipe()

  /// Starts the server and the window manager.
  ///
  /// - Parameter size: The size of the screen in pixels.
  /// - Throws: A `DesktopError` if one of them doesn't start.
  private init(size: (width: Int, height: Int) = (1400, 1200)) throws {
    // The shell kills the server when this process ends, even by a trap, and the server's end is that of
    // its clients.
    let screen = "\(size.width)x\(size.height)x24"
    server = try ChildProcess(
      "sh",
      ["-c", "Xvfb -displayfd 1 -screen 0 \(screen) -nolisten tcp & cat > /dev/null; kill -9 $!"],
      input: life)
    // The server writes the number of the display that it has found, and a line break.
    guard let number = server.output.line(within: Self.patience), !number.isEmpty else {
      throw DesktopError.noServer
    }
    display = ":" + number
    try startWindowManager()
  }

  /// Starts a window manager, and waits until it controls the windows.
  ///
  /// Of a window that is mapped while the window manager starts, SDL never receives the notification
  /// that it is displayed, for which it waits without a limit.
  private func startWindowManager() throws {
    manager = try start("openbox", ["--sm-disable"])
    try poll(orThrow: .noWindowManager(messages: manager?.errors.textSoFar ?? "")) {
      if manager?.isRunning != true { manager = try start("openbox", ["--sm-disable"]) }
      return try start("xdotool", ["get_num_desktops"]).result(within: Self.patience).status == 0
    }
  }

  /// Starts a command with the display of this desktop.
  func start(
    _ command: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> ChildProcess {
    try ChildProcess(
      command, arguments, environment: environment.merging(["DISPLAY": display]) { $1 })
  }

  /// Runs a command to its end; returns what it prints.
  ///
  /// - Throws: `DesktopError.failed` if the command fails, or a `ProcessLimitError` if it runs for longer
  ///   than the patience: to take a picture of a window that is gone, `import` waits for a click.
  @discardableResult func run(_ command: String, _ arguments: [String]) throws -> Data {
    let result = try start(command, arguments).result(within: Self.patience)
    guard result.status == 0 else {
      throw DesktopError.failed(
        command: ([command] + arguments).joined(separator: " "), code: result.status,
        screenshot: command == "import" ? "none" : keepScreenshot())
    }
    return result.output
  }

  /// Calls a condition until it is true.
  ///
  /// - Throws: The error after the patience, or that of the condition.
  func poll(orThrow error: @autoclosure () -> DesktopError, _ condition: () throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while try !condition() {
      guard Date() < end else { throw error() }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// Writes a picture of the whole screen into a file, and returns its path.
  func keepScreenshot() -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("WindowTests-\(UUID().uuidString).png")
    do { try run("import", ["-window", "root", file.path]) } catch { return "none" }
    return file.path
  }
}

/// A reason for which a step of a test on the desktop failed.
enum DesktopError: Error, CustomStringConvertible {
  case noServer
  case failed(command: String, code: Int32, screenshot: String)
  case noWindowManager(messages: String)
  case notReady(screen: String, screenshot: String)
  case noPicture
  case noCompositor(messages: String)
  case noInputMethod(messages: String)
  case neverIdle(screenshot: String)
  case neverEnded(screenshot: String)

  var description: String {
    switch self {
    case .noServer: "The X server Xvfb doesn't start."
    case .failed(let command, let code, let screenshot):
      "“\(command)” ended with \(code). Screenshot: \(screenshot)"
    case .noWindowManager(let messages):
      "The window manager openbox doesn't start. What it printed: \(messages)"
    case .notReady(let screen, let screenshot):
      "The app ended, or hung, before it drew \(screen). Screenshot: \(screenshot)"
    case .noCompositor(let messages):
      "The Wayland compositor weston doesn't start. What it printed: \(messages)"
    case .noInputMethod(let messages):
      "The input method fcitx5 doesn't start. What it printed: \(messages)"
    case .noPicture: "The picture of the window can't be read."
    case .neverIdle(let screenshot):
      "The app hasn't handled the events, or hasn't ended its animations. Screenshot: \(screenshot)"
    case .neverEnded(let screenshot):
      "The app still runs after its window was closed. Screenshot: \(screenshot)"
    }
  }
}
