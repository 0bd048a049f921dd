import BenchmarkHarness
import UIKit

extension Benchmark {
  /// The first screen, jumps and scrolling of a table with a million estimated rows.
  static let tableScrolling = Benchmark(
    "table-scrolling",
    about: """
      A UITableView of 1,000,000 rows whose heights the delegate specifies when they become \
      visible: the first screen, jumps to random rows, and five seconds of scrolling at 2,400 \
      points a second and 120 frames a second.
      """
  ) { run in
    let clock = ContinuousClock()
    // The first of them also loads the fonts.
    let tables = (0..<9).map { _ in TableRows() }
    let firstScreens = tables.map { rows in
      clock.measure { rows.table.layoutIfNeeded() }.nanoseconds
    }
    run.record("the first screen", steps: firstScreens)
    run.expect(tables.allSatisfy { $0.isCorrect() }, "wrong rows on the first screen")
    let rows = tables[0]
    run.record("a jump", steps: jumps(in: rows, clock, run))
    let created = rows.createdCells
    run.record(
      "a frame of scrolling", steps: scroll(rows, clock, run), target: .microsecondsOfMost(4_000))
    run.expect(created < 60, "\(created) cells were created for a screen of 15")
  }

  /// Returns the times of 100 jumps to rows all over the table, in nanoseconds.
  @MainActor private static func jumps(
    in rows: TableRows, _ clock: ContinuousClock, _ run: BenchmarkRun
  ) -> [Double] {
    (1...100).map { step in
      // A step that has no common divisor with the count visits a different row each time.
      let row = step * 618_033 % TableRows.count
      let time = clock.measure {
        rows.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        rows.table.layoutIfNeeded()
      }
      let visible = rows.table.indexPathsForVisibleRows ?? []
      run.expect(visible.contains(IndexPath(row: row, section: 0)), "row \(row) is not visible")
      run.expect(rows.isCorrect(), "wrong rows at row \(row)")
      return time.nanoseconds
    }
  }

  /// Returns the times of 600 frames, in nanoseconds.
  @MainActor private static func scroll(
    _ rows: TableRows, _ clock: ContinuousClock, _ run: BenchmarkRun
  ) -> [Double] {
    (1...600).map { frame in
      let time = clock.measure {
        rows.table.contentOffset.y += 20
        rows.table.layoutIfNeeded()
      }
      run.expect(rows.isCorrect(), "wrong rows in frame \(frame)")
      return time.nanoseconds
    }
  }
}
