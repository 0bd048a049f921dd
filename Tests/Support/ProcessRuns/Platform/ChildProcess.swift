#if os(Linux) || os(macOS)  // Processes.
  import Foundation

  /// A process that a test starts, and for which nothing waits without a limit.
  ///
  /// ```swift
  /// let result = try ChildProcess.run("git", ["--version"])
  /// #expect(result.status == 0, "\(result.messages)")
  /// ```
  ///
  /// The result doesn't depend on how the tests were started: the child has an empty input, handles
  /// signals that the tests ignore, and both of its outputs are read while it runs. It is ended with the
  /// object at the latest. Unchecked, because the compiler doesn't see that the process is only set up
  /// before it starts.
  package final class ChildProcess: @unchecked Sendable {
    /// The default limit of a wait in seconds: far longer than a machine takes that compiles beside
    /// the tests.
    package static let patience: TimeInterval = 120

    /// What is written to the standard output.
    package let output: ProcessOutput
    /// What is written to the standard error.
    package let errors: ProcessOutput
    private let process = Process()
    private let command: String
    private let end = DispatchSemaphore(value: 0)

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - command: The path of a program, or the name of one in the folders of `PATH`.
    ///   - arguments: The arguments.
    ///   - environment: The changes of this process's environment; `nil` removes a variable.
    ///   - input: The standard input, which is empty by default.
    /// - Throws: An error of the system if there is no such program.
    package init(
      _ command: String, _ arguments: [String] = [], environment: [String: String?] = [:],
      input: Pipe? = nil
    ) throws {
      let (output, errors) = (Pipe(), Pipe())
      self.command = ([command] + arguments.filter { $0.count < 100 }).joined(separator: " ")
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = Self.defaultSignals + [command] + arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(environment.compactMapValues { $0 }) { $1 }
        .filter { environment[$0.key].map { $0 != nil } ?? true }
      process.standardInput = input ?? FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      process.terminationHandler = { [end] _ in end.signal() }
      try process.run()
      self.output = ProcessOutput(of: output)
      self.errors = ProcessOutput(of: errors)
    }

    deinit { kill() }

    /// Runs a command to its end, with a text as its input.
    ///
    /// - Throws: A `ProcessLimitError` if it runs longer than the limit, after it has been ended.
    package static func run(
      _ command: String, _ arguments: [String] = [], environment: [String: String?] = [:],
      input: String = "", limit: TimeInterval = patience
    ) throws -> Result {
      let pipe = Pipe()
      let process = try ChildProcess(
        command, arguments, environment: environment, input: input.isEmpty ? nil : pipe)
      if !input.isEmpty { try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
      try pipe.fileHandleForWriting.close()
      return try process.result(within: limit)
    }

    /// Waits for the end of the process.
    ///
    /// - Throws: A `ProcessLimitError` if it runs longer than the limit, after it has been ended.
    package func result(within limit: TimeInterval = patience) throws -> Result {
      guard end.wait(timeout: .now() + limit) == .success else {
        kill()
        throw ProcessLimitError(
          command: command, limit: limit, output: output.textSoFar + errors.textSoFar)
      }
      end.signal()
      return Result(
        status: process.terminationStatus, isExit: process.terminationReason == .exit,
        output: try output.data(within: limit), errors: try errors.data(within: limit))
    }

    /// The identifier of the process.
    package var identifier: Int32 { process.processIdentifier }

    /// Whether the process runs.
    package var isRunning: Bool { process.isRunning }

    /// Ends the process and those that it started, if it runs.
    package func kill() {
      guard process.isRunning else { return }
      // A process that Foundation starts leads a group.
      if getpgid(identifier) == identifier { _ = Foundation.kill(-identifier, SIGKILL) }
      _ = Foundation.kill(identifier, SIGKILL)
    }

    /// The arguments of `env` with which the child handles signals that this process ignores or blocks.
    private static var defaultSignals: [String] {
      #if os(Linux)
        ["--default-signal=HUP,INT,TERM,PIPE,QUIT"]
      #else
        []
      #endif
    }
  }

  extension ChildProcess {
    /// The end of a process, and what it wrote.
    package struct Result: Sendable {
      /// The exit status, or the number of the signal.
      package let status: Int32
      /// Whether the process ended by itself, and not by a signal.
      package let isExit: Bool
      /// The bytes of the standard output.
      package let output: Data
      /// The bytes of the standard error.
      package let errors: Data

      /// The standard output as text.
      package var text: String { String(decoding: output, as: UTF8.self) }
      /// The standard error as text.
      package var messages: String { String(decoding: errors, as: UTF8.self) }
    }
  }

  /// A process, or its output, took longer than its limit.
  package struct ProcessLimitError: Error, CustomStringConvertible {
    let command: String
    let limit: TimeInterval
    let output: String

    package var description: String {
      "“\(command)” took longer than \(Int(limit)) s and was ended. It had written: \(output.suffix(2_000))"
    }
  }
#endif
