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

  /// Suites whose actor is known, so that no closure of a record has to leave open whether it waits or throws.
  private static let knownSuites = """
    @MainActor @Suite("On the main actor") struct Isolated {
      var count = 0
      @Test("Plain") func plain() { MainActor.assertIsolated(); #expect(count == 1) }
      @Test("Throwing") func throwing() throws { throw CancellationError() }
      @Test("Waiting") func waiting() async { MainActor.assertIsolated(); #expect(count == 2) }
      @Test("An argument", arguments: [1, 2]) func argument(number: Int) { #expect(number == 1) }
      @Test(
        "Several arguments, on lines of their own",
        arguments: [
          (1, "a"),  // The only one that fails.
          (2, "b"),
        ]
      )
      func pairs(
        _ count: Int, of text: String
      ) async throws { #expect(text == "b" && count == 2) }
      @Test("Two collections", arguments: [1], ["a"]) func all(count: Int, text: String) {
        #expect(text == "b")
      }
      @Test("Pairs of two", arguments: zip([1], ["a"])) func zipped(count: Int, text: String) {
        #expect(text == "c")
      }
    }

    @Suite("Of no actor") private struct Free {
      static let numbers: [Int] = [3, 4]
      @Test("Plain and free") func plain() { #expect(Bool(false)) }
      @Test("Waiting and free") func waiting() async throws { throw CancellationError() }
      @Test("A range", arguments: 1...2) func range(_ number: Int) throws { #expect(number == 1) }
      @Test("A property", arguments: numbers) func property(_ number: Int) async { #expect(number == 3) }
    }
    """

  @Test(
    "Failures have the titles, arguments and places that they have with macros",
    arguments: [suites, knownSuites])
  func places(suites: String) throws {
    let frontend = try CalledFrontend()
    let expected = try frontend.run(suites: suites, hasMacros: true).issues
    let places = try frontend.run(suites: suites).issues
    #expect(places == expected)
    #expect(!expected.isEmpty)
  }

  @Test(
    "Only tests with attributes of their own, several collections or unknown suites are expanded",
    arguments: [
      (suites, ["numbers", "attribute"], ["isolated", "apart", "condition", "plain", "extended"]),
      (
        knownSuites, ["all", "zipped"],
        ["plain", "waiting", "argument", "pairs", "range", "property"]
      ),
    ])
  func macros(suites: String, expanded: [String], called: [String]) throws {
    let frontend = try CalledFrontend()
    let result = try frontend.compile(
      suites: suites, flags: ["-Xfrontend", "-dump-macro-expansions"])
    for name in expanded {
      #expect(
        result.messages.contains("\(name.count)\(name)4TestfMp_"), "\(name): \(result.messages)")
    }
    for name in called { #expect(!result.messages.contains("\(name)4TestfMp_"), "\(name)") }
    #expect(!result.messages.contains("5SuitefMp_"))
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
