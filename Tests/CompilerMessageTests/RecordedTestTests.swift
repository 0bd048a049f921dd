import Foundation
import Testing

/// `Scripts/TestFrontend`, for which most tests and suites are records without a macro.
@Suite("Tests as make test compiles them") struct RecordedTestTests {
  /// Suites in which each test fails once, or as often as it has arguments.
  private static let suites = """
    @MainActor @Suite("On the main actor", .serialized) struct Isolated {
      var count = 0
      @Test("Isolated") func isolated() { MainActor.assertIsolated(); #expect(count == 1) }
      @Test("Throwing") func throwing() throws { throw CancellationError() }
      @Test(
        "On lines of its own, with \\"quotes\\""
      )
      func apart() async throws { #expect(count == 2) }
      @Test("Arguments", arguments: [1, 2]) func numbers(number: Int) { #expect(number == 3) }
      @available(macOS 13, *)
      @Test("An attribute") func attribute() { #expect(count == 4) }
      #if !os(Windows)
        @Test("In a condition") func condition() { #expect(count == 5) }
      #endif
    }

    @Suite("Made by a call that throws") private struct Throwing {
      let count: Int
      init() async throws { count = 1 }
      @Test("Of no actor") func plain() { #expect(count == 2) }
    }

    extension Throwing {
      @Test("In an extension") func extended() { #expect(count == 3) }
    }
    """

  @Test("A test has its title, its place, its traits and its actor, with and without a macro")
  func titles() throws {
    let frontend = try CalledFrontend()
    let result = try frontend.run(suites: Self.suites)
    for (title, line, column) in [
      ("Isolated", 7, 67), ("On lines of its own, with \"quotes\"", 12, 31),
      ("An attribute", 15, 44), ("In a condition", 17, 48), ("Of no actor", 24, 39),
      ("In an extension", 28, 46),
    ] {
      let place = "Test \"\(title)\" recorded an issue at Sample.swift:\(line):\(column):"
      let parts = result.messages.components(separatedBy: place)
      #expect(parts.count == 2, "\(place)\n\(result.messages)")
    }
    for text in [
      "Test \"Throwing\" recorded an issue at Sample.swift:8:4: Caught error: CancellationError()",
      "Test \"Arguments\" recorded an issue with 1 argument number → 1 at Sample.swift:13:69:",
      "Suite \"On the main actor\" failed", "Suite \"Made by a call that throws\" failed",
      "8 tests in 2 suites failed", "9 issues.",
    ] {
      #expect(result.messages.contains(text), "\(text)\n\(result.messages)")
    }
  }

  @Test("Only tests with arguments or attributes of their own are expanded")
  func macros() throws {
    let frontend = try CalledFrontend()
    let result = try frontend.compile(
      suites: Self.suites, flags: ["-Xfrontend", "-dump-macro-expansions"])
    let expanded = ["numbers", "attribute"].allSatisfy {
      result.messages.contains("\($0.count)\($0)4TestfMp_")
    }
    #expect(expanded, "\(result.messages)")
    #expect(!result.messages.contains("5SuitefMp_"))
    for name in ["isolated", "throwing", "apart", "condition", "plain", "extended"] {
      #expect(!result.messages.contains("\(name)4TestfMp_"), "\(name)")
    }
  }

  @Test("The main actor does what waits for it between making a suite and calling its test")
  func hops() throws {
    let frontend = try CalledFrontend()
    let result = try frontend.run(
      suites: """
        @MainActor final class Log { var isWritten = false }
        @MainActor @Suite("A suite that begins a task") struct Waiting {
          let log = Log()
          init() { let log = log; Task { log.isWritten = true } }
          @Test("The task has ended") func ended() { #expect(log.isWritten) }
        }
        """)
    #expect(result.status == 0 && result.messages.contains("1 test in 1 suite passed"))
  }
}
