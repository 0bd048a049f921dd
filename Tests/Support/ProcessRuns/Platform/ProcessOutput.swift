#if os(Linux) || os(macOS)  // Processes.
  import Foundation

  /// What a process writes into a pipe, which is read on a thread of its own.
  ///
  /// A pipe that isn't read blocks the process that fills it. Unchecked, because the compiler doesn't see
  /// that the condition guards the state.
  package final class ProcessOutput: @unchecked Sendable {
    // Guards the properties below.
    private let condition = NSCondition()
    private var bytes = Data()
    private var lineStart = 0
    private var hasEnded = false

    /// Begins to read.
    init(of pipe: Pipe) {
      let file = pipe.fileHandleForReading
      Thread.detachNewThread { [self] in
        while case let data = file.availableData, !data.isEmpty {
          condition.withLock { bytes += data }
          condition.broadcast()
        }
        condition.withLock { hasEnded = true }
        condition.broadcast()
      }
    }

    /// The text that has been written until now.
    package var textSoFar: String {
      String(decoding: condition.withLock { bytes }, as: UTF8.self)
    }

    /// Returns everything that is written, up to the end of the output.
    ///
    /// - Throws: A `ProcessLimitError` if another process holds the output open for longer.
    package func data(within limit: TimeInterval) throws -> Data {
      let deadline = Date(timeIntervalSinceNow: limit)
      return try condition.withLock {
        while !hasEnded {
          guard condition.wait(until: deadline) else {
            throw ProcessLimitError(
              command: "The output of a process", limit: limit,
              output: String(decoding: bytes, as: UTF8.self))
          }
        }
        return bytes
      }
    }

    /// Returns the next line that begins with a text, and skips those before; `nil` if there is none
    /// before the output ends, or in this many seconds.
    package func line(beginningWith prefix: String = "", within limit: TimeInterval) -> String? {
      let deadline = Date(timeIntervalSinceNow: limit)
      return condition.withLock {
        while true {
          while let line = nextLine() {
            if line.hasPrefix(prefix) { return line }
          }
          guard !hasEnded, condition.wait(until: deadline) else { return nil }
        }
      }
    }

    /// Returns the next complete line, and skips it.
    private func nextLine() -> String? {
      let rest = bytes.dropFirst(lineStart)
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      defer { lineStart = end + 1 }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
  }
#endif
