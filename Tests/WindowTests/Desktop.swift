import Foundation

/// An X server without a screen, with a window manager, for all tests of the process.
///
/// No step waits for a fixed time: it waits for a state, at most `patience`.
final class Desktop {
  /// The time after which what has not happened is an error, in seconds: far longer than a machine takes
  /// that compiles beside the tests.
  static let patience = 120.0
  /// The desktop, which is started when it is first used, and ends with the process.
  @MainActor static let shared = Result { try Desktop() }

  /// The name of the display, such as `:99`.
  let display: String
  private let server: Process
  /// The input of the server's shell, at the end of which it ends the server.
  private let life = Pipe()
  private let log: URL

  /// Starts the server and the window manager.
  ///
  /// - Parameter size: The size of the screen in pixels.
  /// - Throws: A `DesktopError` if one of them doesn't start.
  private init(size: (width: Int, height: Int) = (1400, 1200)) throws {
    log = FileManager.default.temporaryDirectory
      .appendingPathComponent("WindowTests-openbox-\(UUID().uuidString).log")
    let output = Pipe()
    // The shell kills the server when this process ends, even by a trap, and the server's end is that of
    // its clients.
    let screen = "\(size.width)x\(size.height)x24"
    server = try Self.start(
      "sh",
      ["-c", "Xvfb -displayfd 1 -screen 0 \(screen) -nolisten tcp & cat > /dev/null; kill -9 $!"],
      input: life, output: output)
    // The server writes the number of the display that it has found, and a line break.
    let lines = OutputLines(of: output)
    guard let number = lines.next(within: Self.patience), !number.isEmpty else {
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
    try Data().write(to: log)
    let errors = try FileHandle(forWritingTo: log)
    defer { try? errors.close() }
    var manager = try start("openbox", ["--sm-disable"], errors: errors)
    try poll(orThrow: .noWindowManager(log: log.path)) {
      if !manager.isRunning { manager = try start("openbox", ["--sm-disable"], errors: errors) }
      let query = try start("xdotool", ["get_num_desktops"])
      query.waitUntilExit()
      return query.terminationStatus == 0
    }
    try? FileManager.default.removeItem(at: log)
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
    output: Pipe? = nil, errors: FileHandle = .nullDevice
  ) throws -> Process {
    try Self.start(
      command, arguments, environment: environment.merging(["DISPLAY": display]) { $1 },
      output: output, errors: errors)
  }

  /// Runs a command to its end; returns what it prints.
  ///
  /// - Throws: `DesktopError.failed` if the command fails, or runs for longer than the patience.
  @discardableResult func run(_ command: String, _ arguments: [String]) throws -> Data {
    let output = Pipe()
    let process = try start(command, arguments, output: output)
    // To take a picture of a window that is gone, `import` waits for a click.
    let identifier = process.processIdentifier
    let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watchdog)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    watchdog.cancel()
    guard process.terminationStatus == 0 else {
      throw DesktopError.failed(
        command: ([command] + arguments).joined(separator: " "), code: process.terminationStatus,
        screenshot: command == "import" ? "none" : keepScreenshot())
    }
    return data
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

  private static func start(
    _ command: String, _ arguments: [String], environment: [String: String] = [:],
    input: Pipe? = nil, output: Pipe? = nil, errors: FileHandle = .nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    return process
  }
}

/// The lines that a process prints, read on a thread of their own.
final class OutputLines: @unchecked Sendable {
  // Guards the properties below.
  private let condition = NSCondition()
  private var lines: [String] = []
  private var hasEnded = false

  /// Begins to read.
  init(of pipe: Pipe) {
    let file = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      var rest = Data()
      while case let data = file.availableData, !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: 0x0A) {
          append(String(decoding: rest[..<end], as: UTF8.self))
          rest = Data(rest[(end + 1)...])
        }
      }
      condition.withLock { hasEnded = true }
      condition.broadcast()
    }
  }

  private func append(_ line: String) {
    condition.withLock { lines.append(line) }
    condition.broadcast()
  }

  /// Returns the next line that begins with a text, and removes it with those before; `nil` if there is
  /// none before the output ends, or in this many seconds.
  func next(beginningWith prefix: String = "", within seconds: TimeInterval) -> String? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while true {
        if let index = lines.firstIndex(where: { $0.hasPrefix(prefix) }) {
          defer { lines.removeFirst(index + 1) }
          return lines[index]
        }
        guard !hasEnded, condition.wait(until: deadline) else { return nil }
      }
    }
  }
}

/// A reason for which a step of a test on the desktop failed.
enum DesktopError: Error, CustomStringConvertible {
  case noServer
  case failed(command: String, code: Int32, screenshot: String)
  case noWindowManager(log: String)
  case notReady(screen: String, screenshot: String)
  case noPicture
  case neverIdle(screenshot: String)
  case neverEnded(screenshot: String)

  var description: String {
    switch self {
    case .noServer: "The X server Xvfb doesn't start."
    case .failed(let command, let code, let screenshot):
      "“\(command)” ended with \(code). Screenshot: \(screenshot)"
    case .noWindowManager(let log):
      "The window manager openbox doesn't start. What it printed: \(log)"
    case .notReady(let screen, let screenshot):
      "The app ended, or hung, before it drew \(screen). Screenshot: \(screenshot)"
    case .noPicture: "The picture of the window can't be read."
    case .neverIdle(let screenshot):
      "The app hasn't handled the events, or hasn't ended its animations. Screenshot: \(screenshot)"
    case .neverEnded(let screenshot):
      "The app still runs after its window was closed. Screenshot: \(screenshot)"
    }
  }
}
