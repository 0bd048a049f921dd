import Foundation
import ProcessRuns
import Testing

@testable import UIKit

@Suite("Traces") struct TraceTests {
  @Test(
    "A list of words chooses the kinds of events",
    arguments: [
      ("layout", Trace.Words.layout), ("layout,display", [.layout, .display]),
      (" Updates , layout", [.updates, .layout]), ("all", [.layout, .display, .updates]), ("", []),
    ] as [(String, Trace.Words)])
  func words(value: String, expected: Trace.Words) {
    let parsed = Trace.parse(value)
    #expect(parsed.words == expected)
    #expect(parsed.message == nil)
  }

  @Test("Unknown words are reported with the list of words, and the others count")
  func unknownWords() {
    let parsed = Trace.parse("layout,colour,frames")
    #expect(parsed.words == .layout)
    #expect(
      parsed.message
        == "UIKIT_TRACE: unknown “colour”, “frames”. The words are: layout, display, updates, all.")
  }

  @Test("An app writes its layout passes, drawings and updates to standard error")
  func app() throws {
    let lines = try lines(trace: "all")
    let layout = /\[layout\] UIWindow \d+x\d+: \d+ views, \d+ constraints, \d+\.\d\d ms/
    let display = /\[display\] UIWindow \d+x\d+: \d+ layers, \d+\.\d\d ms/
    let updates = /\[updates\] \w+: .+/
    #expect(lines.contains { $0.wholeMatch(of: layout) != nil }, "\(lines)")
    #expect(lines.contains { $0.wholeMatch(of: display) != nil }, "\(lines)")
    #expect(lines.contains { $0.wholeMatch(of: updates) != nil }, "\(lines)")
    #expect(lines.allSatisfy { $0.hasPrefix("[") })
  }

  @Test("An app without the variable, or with an empty one, writes nothing")
  func silence() throws {
    #expect(try lines(trace: nil) == [])
    #expect(try lines(trace: "") == [])
  }

  @Test("An app writes only the chosen kind of events")
  func oneKind() throws {
    let lines = try lines(trace: "display")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("[display]") }, "\(lines)")
  }

  @Test("An app with an unknown word starts after a message")
  func message() throws {
    #expect(
      try lines(trace: "layuot") == [
        "UIKIT_TRACE: unknown “layuot”. The words are: layout, display, updates, all."
      ])
  }

  @Test(
    "Without the variable, the four checks of a frame take less than 4 of its 16,667 microseconds")
  @MainActor func costWhenOff() {
    guard Trace.words.isEmpty else { return }
    let count = 10_000
    let times = (0..<5).map { _ in
      let start = Self.threadTime
      for _ in 0..<count {
        let isTraced =
          LayoutTrace.begin() != nil || DisplayTrace.begin() != nil || UpdateTrace.begin() != nil
          || Trace.words.contains(.display)
        if isTraced { return TimeInterval.infinity }
      }
      return (Self.threadTime - start) / Double(count)
    }
    #expect((times.min() ?? .infinity) < 4e-6, "\(times)")
  }

  /// The processor time of this thread in seconds, which other processes don't change.
  private static var threadTime: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }

  /// Runs an app of this package, and returns the lines that it writes to standard error.
  private func lines(trace: String?) throws -> [String] {
    let image = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: image) }
    let result = try ChildProcess.run(
      Bundle.main.bundleURL.appendingPathComponent("ContactsApp").path,
      environment: [
        "UIKIT_SCREENSHOT": image.path, "UIKIT_SCREENSHOT_DELAY": "0.1", "UIKIT_DISPLAY": "none",
        "UIKIT_TRACE": trace,
      ])
    #expect(result.status == 0)
    return result.messages.split(separator: "\n").map(String.init)
  }
}
