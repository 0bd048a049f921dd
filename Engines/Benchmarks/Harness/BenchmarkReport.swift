import Foundation

/// What the benchmarks of one run found, as text.
///
/// The same table is printed and, on request, kept in `Benchmarks/Results`.
struct BenchmarkReport: Sendable {
  private var parts: [Part] = []

  private struct Part: Sendable {
    var benchmark: Benchmark
    var rows: [BenchmarkRow]
    var notes: [String]
    var faults: [String]
    var checksum: Int
  }

  /// The answers that are wrong, each with the name of its benchmark.
  var faults: [String] {
    parts.flatMap { part in part.faults.map { "\(part.benchmark.name): \($0)" } }
  }

  /// Adds what a benchmark found.
  @MainActor mutating func add(_ run: BenchmarkRun, of benchmark: Benchmark) {
    parts.append(
      Part(
        benchmark: benchmark, rows: run.rows, notes: run.notes, faults: run.faults,
        checksum: run.checksum))
  }

  /// The tables, one for each benchmark, in columns that are also Markdown.
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
