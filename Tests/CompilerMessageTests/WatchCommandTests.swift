import Foundation
import ProcessRuns
import Testing

/// The command behind `make watch`, with a `swift` that takes its results from files: `build-result` is the
/// exit status, `build-log` what is printed, and the program of a build is a copy of `App`.
@Suite("The command that follows the sources") struct WatchCommandTests {
  private static let swift = """
    #!/bin/sh
    case "$*" in
    *--show-bin-path*) echo "$PWD/.build/debug" ;;
    build*)
      cat build-log
      mkdir -p .build/debug
      cp App .build/debug/App
      exit "$(cat build-result)" ;;
    esac
    """
  // Prints its version and the folder, and runs until it is asked to end.
  private static let app = """
    #!/bin/sh
    trap 'exit 0' TERM
    echo "running 1 with $1"
    while true; do sleep 0.05; done
    """

  /// Runs the command in a folder with one source file.
  private func withWatch(_ body: (ChildProcess, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a watch \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
    try write(Self.swift, to: "bin/swift", in: folder, isProgram: true)
    try write(Self.app, to: "App", in: folder, isProgram: true)
    try write("", to: "build-log", in: folder)
    try write("0", to: "build-result", in: folder)
    try write("let a = 1", to: "List.swift", in: folder)
    let script = Compiler().package.appendingPathComponent("LinuxUIKit/Scripts/watch").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let process = try ChildProcess(
      "env", ["-C", folder.path, script, "App", "an argument"],
      environment: ["DISPLAY": ":0", "PATH": folder.path + "/bin:" + path])
    defer { process.kill() }
    try body(process, folder)
  }

  private func write(
    _ text: String, to path: String, in folder: URL, isProgram: Bool = false
  ) throws {
    let url = folder.appendingPathComponent(path)
    try Data(text.utf8).write(to: url)
    if isProgram {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: url.path)
    }
  }

  private func expectLine(
    _ text: String, of process: ChildProcess, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let line = process.output.line(beginningWith: text, within: ChildProcess.patience)
    #expect(line != nil, "\(process.errors.textSoFar)", sourceLocation: sourceLocation)
  }

  @Test("A changed file builds the program and starts it again") func change() throws {
    try withWatch { process, folder in
      expectLine("Built in ", of: process)
      expectLine("running 1 with an argument", of: process)
      let app = Self.app.replacingOccurrences(of: "running 1", with: "running 2")
      try write(app, to: "App", in: folder, isProgram: true)
      expectLine("App has changed.", of: process)
      expectLine("running 2 with an argument", of: process)
    }
  }

  @Test("Errors are shown once, with their lines, in the file that the window displays")
  func failure() throws {
    try withWatch { process, folder in
      expectLine("running 1", of: process)
      let message = """
        [1/2] Compiling App List.swift
        \(folder.path)/List.swift:1:9: error: cannot find 'b' in scope
        1 | let a = b
          |         `- error: cannot find 'b' in scope
        2 |
        [2/2] Compiling App Other.swift
        \(folder.path)/List.swift:1:9: error: cannot find 'b' in scope
        1 | let a = b
          |         `- error: cannot find 'b' in scope

        """
      try write("1", to: "build-result", in: folder)
      try write(message, to: "build-log", in: folder)
      expectLine("List.swift:1:9: error: cannot find 'b' in scope", of: process)
      expectLine("1 | let a = b", of: process)
      let file = folder.appendingPathComponent(".build/watch/message")
      let end = Date(timeIntervalSinceNow: ChildProcess.patience)
      while !FileManager.default.fileExists(atPath: file.path), Date() < end {
        Thread.sleep(forTimeInterval: 0.05)
      }
      #expect(
        try String(contentsOf: file, encoding: .utf8)
          == "List.swift:1:9: error: cannot find 'b' in scope\n1 | let a = b\n")
      try write("0", to: "build-result", in: folder)
      expectLine("Built in ", of: process)
      expectLine("running 1", of: process)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("It ends with the app") func end() throws {
    try withWatch { process, folder in
      try write("#!/bin/sh\necho closed\n", to: "App", in: folder, isProgram: true)
      expectLine("closed", of: process)
      #expect(try process.result().status == 0)
    }
  }

  @Test("Without a display it says what is missing") func noDisplay() throws {
    let script = Compiler().package.appendingPathComponent("LinuxUIKit/Scripts/watch").path
    let result = try ChildProcess.run(
      script, ["App"], environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    #expect(result.status == 1)
    #expect(result.messages.hasPrefix("make watch needs a display"))
  }
}
