import Foundation
import Testing

/// `Scripts/TestFrontend`, for which expectations are calls of functions.
@Suite("Expectations as make test compiles them") struct CalledExpectationTests {
  @Test("A failure has its place, its condition, the values of a comparison and the comment")
  func failures() throws {
    let frontend = try CalledFrontend()
    let result = try frontend.run(
      tests: ##"""
        @Test func equal() { #expect(numbers == [1, 3], "wrong") }
        @Test func none() { #expect(numbers.first == nil) }
        @Test func condition() { #expect(numbers.count > 2 || numbers.isEmpty) }
        @Test func value() throws { _ = try #require(numbers.first { $0 > 5 }, "no value") }
        @Test func requirement() throws { try #require(numbers.count == 3) }
        @Test func raw() { #expect(#"\#(numbers.count)"# == "3") }
        """##)
    for (line, column, name) in [
      (1, 22, "equal"), (2, 21, "none"), (3, 26, "condition"), (4, 37, "value"),
      (5, 39, "requirement"), (6, 20, "raw"),
    ] {
      let place = "Test \(name)() recorded an issue at Sample.swift:\(line + 5):\(column):"
      let parts = result.messages.components(separatedBy: place)
      #expect(parts.count == 2, "\(place)\n\(result.messages)")
    }
    for lines in [
      "↳ Expectation failed: numbers == [1, 3]\n  [1, 2] and [1, 3]\n  wrong\n",
      "↳ Expectation failed: numbers.first == nil\n  1 and nil\n",
      "↳ Expectation failed: numbers.count > 2 || numbers.isEmpty\n",
      "↳ Expectation failed: numbers.first { $0 > 5 }\n  no value\n",
      "↳ Expectation failed: numbers.count == 3\n",
      "↳ Expectation failed: #\"\\#(numbers.count)\"# == \"3\"\n  \"2\" and \"3\"\n",
    ] {
      #expect(result.messages.contains(lines), "\(lines)\n\(result.messages)")
    }
    #expect(result.messages.contains("6 tests in 1 suite failed"))
    #expect(result.messages.contains("6 issues."))
  }

  @Test("What holds is silent, and what no function can compare stays a macro") func successes()
    throws
  {
    let frontend = try CalledFrontend()
    let result = try frontend.run(
      tests: #"""
        @Test func holds() async throws {
          #expect(numbers == [1, 2])
          #expect(numbers.first { $0 > 5 } == nil, "none")
          #expect(
            numbers.map { "\($0 + ")".count)" } ==
              ["2", "3"])
          #expect(numbers as [Int]? == [1, 2] as [Int]?)
          #expect(try await later() == 3)
          #expect(try #require(numbers.last) == 2)
          #expect(type(of: numbers) == [Int].self)
          #expect((numbers.count, "a") == (2, "a"))
          #expect("a(".contains(/^a\(/) == true)
          #expect(numbers as Any is Array<Int>)
          #expect(throws: CancellationError.self) { throw CancellationError() }
        }
        func later() async throws -> Int { 3 }
        """#)
    #expect(result.status == 0 && result.messages.contains("1 test in 1 suite passed"))
  }

  @Test("Tests whose copies don't compile are compiled with the macros, and messages are theirs")
  func macros() throws {
    let frontend = try CalledFrontend()
    let texts = try frontend.compile(
      tests: #"@Test func texts() { let text = "a"; #expect(text == text.prefix(1)) }"#)
    #expect(texts.status == 0, "\(texts.messages)")
    #expect(texts.messages.hasPrefix("SampleTests: compiled with all macros"))
    let mistake = try frontend.compile(tests: "@Test func a() { #expect(numbers == missing) }")
    #expect(mistake.status != 0)
    let place = "Sample.swift:6:37: error: cannot find 'missing' in scope"
    #expect(mistake.messages.components(separatedBy: place).count == 2, "\(mistake.messages)")
  }
}
