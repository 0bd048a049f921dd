import BenchmarkHarness
import UIKit

extension Benchmark {
  /// A typical cell, from its first layout to the ten thousandth measurement.
  static let typicalCell = Benchmark(
    "typical-cell", about: "A picture, three labels and a button under 20 constraints."
  ) { run in
    // 1. Check the results.
    let cell = TypicalCell()
    run.expect(cell.hasExpectedFrames(margin: TypicalCell.margin), "the first layout")
    run.expect(
      cell.measuredHeight(), equals: roundedUp(TypicalCell.height), "the height of a cell")
    run.expect(totalHeight(of: cell), equals: expectedTotal, "the heights of 10,000 cells")
    cell.configure(row: 0)
    // 2. Measure.
    var isWide = false
    run.measure([
      Work("made, solved and laid out") {
        let cell = TypicalCell()
        cell.content.layoutIfNeeded()
        return cell.content.subviews.count
      },
      Work("one constant changed and laid out") {
        isWide.toggle()
        cell.layOut(margin: isWide ? TypicalCell.wideMargin : TypicalCell.margin)
        return isWide ? 1 : 0
      },
      Work("measured again, nothing changed") { Int(cell.measuredHeight()) },
      Work("10,000 rows measured by one cell") { Int(totalHeight(of: cell)) },
    ])
    // 3. Check the result after all changes.
    cell.configure(row: 0)
    cell.layOut(margin: TypicalCell.margin)
    run.expect(cell.hasExpectedFrames(margin: TypicalCell.margin), "the last layout")
  }

  private static let rows = 10_000

  @MainActor private static func totalHeight(of cell: TypicalCell) -> Double {
    var total = 0.0
    for row in 0..<rows {
      cell.configure(row: row)
      total += cell.measuredHeight()
    }
    return total
  }

  @MainActor private static var expectedTotal: Double {
    let heights = (1...3).map {
      roundedUp(TypicalCell.height(lines: $0, margin: TypicalCell.margin))
    }
    return (0..<rows).map { heights[$0 % 3] }.reduce(0, +)
  }

  /// Returns a length rounded up to thirds of a point, within a tolerance for rounding errors.
  private static func roundedUp(_ length: Double) -> Double {
    (length * 3 - 1e-6).rounded(.up) / 3
  }
}
