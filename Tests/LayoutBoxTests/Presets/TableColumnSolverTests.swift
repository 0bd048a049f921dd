import SeededNumbers
import Testing
import UIKit

@testable import LayoutBox

@Suite("TableColumnSolver") struct TableColumnSolverTests {
  private func widths(_ columns: [TableColumn], spacing: CGFloat = 0, in width: CGFloat)
    -> [CGFloat]
  {
    TableColumnSolver(columns: columns, spacing: spacing, available: width).solve()
  }

  @Test("Fixed columns have their width regardless of the available width") func fixed() {
    #expect(widths([.fixed(80), .fixed(64)], in: 320) == [80, 64])
    #expect(widths([.fixed(80), .fixed(64)], in: 100) == [80, 64])
  }

  @Test("Flexible columns share the width that fixed columns and spacing leave") func flexible() {
    // 375 - 2 * 8 - 80 = 279, shared by two.
    #expect(
      widths([.flexible, .fixed(80), .flexible], spacing: 8, in: 375) == [139.5, 80, 139.5])
  }

  @Test("A column whose minimum exceeds its share reduces the share of the others") func minimum() {
    // 300 / 3 = 100 < 160; the other two share 140.
    #expect(
      widths([.flexible(minimum: 160), .flexible, .flexible], in: 300) == [160, 70, 70])
  }

  @Test("Minimums apply even if the available width is too small") func tooNarrow() {
    #expect(widths([.flexible, .fixed(90), .flexible], in: 60) == [44, 90, 44])
  }

  @Test("Widths of random tables fill the available width exactly or are minimums")
  func madeTables() {
    for seed in 0..<PropertyRuns.count(full: 3_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let columns = (0..<Int.random(in: 1...7, using: &random)).map { _ -> TableColumn in
        let points = CGFloat(Int.random(in: 1...200, using: &random))
        return Bool.random(using: &random) ? .fixed(points) : .flexible(minimum: points)
      }
      let available = CGFloat(Int.random(in: 1...800, using: &random))
      check(columns, widths(columns, in: available), available, seed)
    }
  }

  private func check(
    _ columns: [TableColumn], _ widths: [CGFloat], _ available: CGFloat, _ seed: Int
  ) {
    var isAtMinimum = true
    for (column, width) in zip(columns, widths) {
      switch column {
      case .fixed(let points), .fitted(let points): #expect(width == points, "seed \(seed)")
      case .flexible(let minimum):
        #expect(width >= minimum, "seed \(seed)")
        isAtMinimum = isAtMinimum && width == minimum
      }
    }
    #expect(isAtMinimum || abs(widths.reduce(0, +) - available) < 0.001, "seed \(seed)")
  }
}
