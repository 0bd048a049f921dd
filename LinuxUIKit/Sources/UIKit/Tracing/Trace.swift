import Foundation

/// Lines on standard error about what UIKit does, chosen by the environment variable `UIKIT_TRACE`.
///
/// The variable is a list of words with commas: `layout`, `display`, `updates`, or `all`. Without it
/// nothing is measured or written.
package enum Trace {
  /// The kinds of events.
  package struct Words: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Layout passes: the window, the number of views and constraints, and the time.
    package static let layout = Words(rawValue: 1)
    /// Drawing: the number of rectangles, pixels and layers, and the time.
    package static let display = Words(rawValue: 2)
    /// Updates of lists: the number of changes, their cause, and the time.
    package static let updates = Words(rawValue: 4)

    fileprivate static let names: [(name: String, words: Words)] = [
      ("layout", .layout), ("display", .display), ("updates", .updates),
      ("all", [.layout, .display, .updates]),
    ]

    fileprivate var name: String { Self.names.first { $0.words == self }?.name ?? "" }
  }

  /// The words of the environment, read once.
  package static let words: Words = {
    guard let value = ProcessInfo.processInfo.environment["UIKIT_TRACE"] else { return [] }
    let (words, message) = parse(value)
    if let message { writeLine(message) }
    return words
  }()

  /// Returns the words of a list, and a message about those that are unknown.
  static func parse(_ value: String) -> (words: Words, message: String?) {
    var (found, unknown): (Words, [String]) = ([], [])
    for word in value.split(separator: ",") {
      let word = word.trimmingCharacters(in: .whitespaces).lowercased()
      if let known = Words.names.first(where: { $0.name == word }) {
        found.formUnion(known.words)
      } else if !word.isEmpty {
        unknown.append("“\(word)”")
      }
    }
    guard !unknown.isEmpty else { return (found, nil) }
    let names = Words.names.map(\.name).joined(separator: ", ")
    return (
      found,
      "UIKIT_TRACE: unknown \(unknown.joined(separator: ", ")). The words are: \(names)."
    )
  }

  /// Writes an event.
  package static func write(_ word: Words, _ text: String) {
    writeLine("[\(word.name)] \(text)")
  }

  /// The machine's time in seconds, which a paused or slow frame clock doesn't change.
  package static var now: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
  }

  /// Returns a time in milliseconds with two decimals.
  package static func milliseconds(_ seconds: TimeInterval) -> String {
    String(format: "%.2f", seconds * 1000)
  }

  private static func writeLine(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
