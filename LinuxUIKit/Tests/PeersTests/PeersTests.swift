import Foundation
import ProcessRuns
import Testing

/// `make peers`, with the small library in `LinuxUIKit/Peers/Fixture`.
@Suite("Tests of other libraries") struct PeersTests {
  private static let top = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  private let script = top.appendingPathComponent("LinuxUIKit/Peers/peers").path
  private let fixture = top.appendingPathComponent("LinuxUIKit/Peers/Fixture").path

  @Test("Test methods are found with those that a class inherits, and without comments and helpers")
  func methods() throws {
    let result = try ChildProcess.run(
      script, ["--methods", "\(fixture)/Checkouts/Badges/Tests"])
    #expect(result.status == 0, "\(result.messages)")
    #expect(
      result.text.split(separator: "\n") == [
        "AssociationTests/testBase", "AssociationTests/testBadge", "AssociationTests/testModel",
        "BadgeTests/testSize", "BadgeTests/testWrongText", "BadgeTests/testTrap",
        "BadgeTests/testAsynchronous", "BadgeTests/testSkipped", "BaseTests/testBase",
        "UnknownTests/testUnknown",
      ])
  }

  @Test("What can't be a test isn't listed")
  func others() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("PeersTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = #"""
      import XCTest
      /* class A: XCTestCase { func testComment() {} } */
      private final class Hidden: XCTestCase { func testHidden() {} }
      class Plain { func testPlain() {} }
      let text = "class B: XCTestCase { func testText() {} }"
      final class C: XCTestCase {
        func test() {}
        private func testPrivate() {}
        func testParameter(_ value: Int) {}
        static func testStatic() {}
        @MainActor func testIsolated() async throws { func testInside() {} }
      }
      """#
    try source.write(
      to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    let result = try ChildProcess.run(script, ["--methods", folder.path])
    #expect(result.text == "C/test\nC/testIsolated\n", "\(result.messages)")
  }

  @Test("A folder that doesn't exist, and a library that isn't in the table, are errors")
  func mistakes() throws {
    let noFolder = try ChildProcess.run(script, ["/nowhere"])
    #expect(noFolder.status == 64)
    #expect(noFolder.messages == "peers: /nowhere is no folder.\n")
    let noLibrary = try ChildProcess.run(script, [fixture, "Nothing"])
    #expect(noLibrary.status == 64)
    #expect(noLibrary.messages.hasPrefix("peers: Nothing: not in "))
  }

  @Test("Without checkouts, each library of the table is listed with the folder that is missing")
  func noCheckouts() throws {
    let result = try ChildProcess.run(script, [fixture])
    #expect(result.status == 0, "\(result.messages)")
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines.dropFirst().allSatisfy { $0.hasSuffix("in the folder") })
  }

  /// Builds UIKit in a folder of its own, which takes minutes.
  @Test(
    "Tests that pass, fail, trap and are skipped are counted, and what doesn't compile is listed",
    .enabled(if: ProcessInfo.processInfo.environment["PEERS"] == "1"))
  func wholeFixture() throws {
    let result = try ChildProcess.run(
      script, ["--table", "\(fixture)/libraries.json", "\(fixture)/Checkouts"], limit: 3_000)
    #expect(result.status == 0, "\(result.messages)")
    let lines = result.text.split(separator: "\n").map(String.init)
    func words(_ line: Int) -> [Substring] { lines[line].split(separator: " ") }
    #expect(words(1) == ["Badges", "2/3", "1/2", "6", "1", "1", "0", "1"])
    #expect(lines[2].hasSuffix("no Absent/Sources in the folder"))
    let rest = lines.dropFirst(3)
    #expect(
      rest.contains(
        "Badges: fail: BadgeTests/testWrongText: BadgeTests.swift:24: Optional(\"7\") is not "
          + "Optional(\"8\") – the text"), "\(rest)")
    #expect(rest.contains { $0.hasPrefix("Badges: trap: BadgeTests/testTrap: ") })
    #expect(
      rest.contains { $0.contains("does not compile: Unknown.swift: line 4: cannot find type") })
    #expect(rest.contains { $0.contains("does not compile: UnknownTests.swift: line 6: ") })
    #expect(rest.count == 4)
  }
}
