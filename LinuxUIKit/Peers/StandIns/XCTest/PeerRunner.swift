import Foundation

/// A test method, which the list that `peers` generates names.
@MainActor public struct PeerTest {
  let name: String
  let make: @MainActor () -> (XCTestCase, @MainActor () async throws -> Void)

  /// Creates a test from the closure that creates its object and returns the call of its method.
  public init(
    _ name: String,
    _ make: @escaping @MainActor () -> (XCTestCase, @MainActor () async throws -> Void)
  ) {
    (self.name, self.make) = (name, make)
  }
}

/// An error of a test.
struct PeerFailure: Error, CustomStringConvertible {
  let description: String
}

/// The failures of the running test.
enum PeerFailures {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var texts: [String] = []

  static func record(_ problem: String, _ message: String, _ file: StaticString, _ line: UInt) {
    let place = "\(URL(fileURLWithPath: "\(file)").lastPathComponent):\(line)"
    let text = "\(place): \(problem)\(message.isEmpty ? "" : " – \(message)")"
    lock.withLock { texts.append(text) }
  }

  /// Returns the failures, and begins again.
  static func take() -> [String] {
    lock.withLock {
      defer { texts = [] }
      return texts
    }
  }
}

/// Runs tests, and writes a line for the beginning and the end of each.
@MainActor public enum PeerRunner {
  /// Runs the tests from an index on, which is the first argument of the command.
  ///
  /// A trap ends the process; the line of the beginning then names the test, and the others are run by
  /// another process.
  public static func run(_ tests: [PeerTest]) async {
    let first = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 0
    for (index, test) in tests.enumerated().dropFirst(first) {
      write("begin", index, test.name)
      let (result, text) = await run(test)
      write(result, index, "\(test.name)\t\(text)")
    }
    write("end", tests.count, "")
  }

  private static func run(_ test: PeerTest) async -> (String, String) {
    let (object, body) = test.make()
    do {
      try await object.begin()
      try await body()
    } catch let skip as XCTSkip {
      return ("skip", skip.message)
    } catch {
      PeerFailures.record("threw \(error)", "", "", 0)
    }
    do { try await object.end() } catch { PeerFailures.record("threw \(error)", "", "", 0) }
    let failures = PeerFailures.take()
    return failures.isEmpty ? ("pass", "") : ("fail", failures.joined(separator: " | "))
  }

  private static func write(_ word: String, _ index: Int, _ text: String) {
    print("PEER\t\(word)\t\(index)\t\(text.replacingOccurrences(of: "\n", with: " "))")
    fflush(nil)
  }
}
