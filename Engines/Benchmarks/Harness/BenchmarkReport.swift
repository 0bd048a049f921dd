import Foundation

/// The report on a run of several benchmarks: a Markdown table for each.
struct BenchmarkReport: Sendable {
  private var parts: [Part] = []

  private struct Part: Sendable {
    var benchmark: Benchmark
    var rows: [BenchmarkRow]
    var notes: [String]
    var faults: [String]
    var checksum: Int
  }

  /// The wrong results, each with the name of its benchmark.
  var faults: [String] {
    parts.flatMap { part in part.faults.map { "\(part.benchmark.name): \($0)" } }
  }

  /// Appends the results of a benchmark.
  @MainActor mutating func append(_ run: BenchmarkRun, of benchmark: Benchmark) {
    parts.append(
      Part(
        benchmark: benchmark, rows: run.rows, notes: run.notes, faults: run.faults,
        checksum: run.checksum))
  }

  /// The tables, in columns of equal width that are also Markdown.
  var text: String { parts.map(text).joined(separator: "\n") }

  private func text(of part: Part) -> String {
    let lines = [BenchmarkRow.titles] + part.rows.map(\.cells)
    let widths = BenchmarkRow.titles.indices.map { column in
      lines.map(\.[column].count).max() ?? 0
    }
    let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|")
    let table = lines.map { line in
      let cells = zip(line, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let remarks = part.notes.map { "- \($0)" } + part.faults.map { "- WRONG ANSWER: \($0)" }
    return """
      ## \(part.benchmark.name)

      \(part.benchmark.about) Checksum \(part.checksum).

      \(([table[0], rule + "|"] + table.dropFirst()).joined(separator: "\n"))

      \(remarks.isEmpty ? "" : remarks.joined(separator: "\n") + "\n")
      """
  }
}

/// One line of a table.
struct BenchmarkRow: Sendable {
  /// The name of the work.
  var name: String
  /// The time it took.
  var timing: Timing
  /// Whether the samples are single steps, so that their 99th percentile is meaningful.
  var isOfSteps = false
  /// The median of the floor in the same run, in nanoseconds.
  var floor: Double?
  /// The time limit.
  var target: Target?

  /// Whether the time is within the limit; `nil` if there is no limit.
  var isMet: Bool? { target?.isMet(by: timing, floor: floor) }

  /// The texts below `titles`.
  var cells: [String] {
    [
      name, FormattedNumber.time(timing.median), FormattedNumber.time(timing.minimum),
      FormattedNumber.time(timing.maximum), isOfSteps ? FormattedNumber.time(timing.p99) : "",
      floor.map(FormattedNumber.time) ?? "",
      floor.map { "\(FormattedNumber.ratio(timing.median / $0)) x" } ?? "",
      target?.description ?? "", isMet.map { $0 ? "yes" : "no" } ?? "",
    ]
  }

  /// The titles of the columns.
  static let titles = [
    "work", "median", "minimum", "maximum", "p99", "floor", "ratio", "target", "met",
  ]
}

/// Times and ratios as text with three digits.
enum FormattedNumber {
  /// Returns a time in nanoseconds as text with its unit.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(digits(nanoseconds)) ns"
    case ..<1_000_000: "\(digits(nanoseconds / 1_000)) us"
    default: "\(digits(nanoseconds / 1_000_000)) ms"
    }
  }

  /// Returns a multiple of a floor as text.
  static func ratio(_ ratio: Double) -> String { digits(ratio) }

  private static func digits(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number)
  }
}
