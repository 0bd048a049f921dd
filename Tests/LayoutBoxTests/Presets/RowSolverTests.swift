import Testing
import UIKit

@testable import LayoutBox

@Suite("RowSolver") struct RowSolverTests {
  @Test("Items fill the columns row by row, each row with its height") func rows() {
    let solver = RowSolver(
      columnWidths: [100, 50], columnSpacing: 10, rowSpacing: 4, rowHeights: [20, 30])
    #expect(
      solver.solve(itemCount: 3) == [
        CGRect(x: 0, y: 0, width: 100, height: 20),
        CGRect(x: 110, y: 0, width: 50, height: 20),
        // 20 + 4
        CGRect(x: 0, y: 24, width: 100, height: 30),
      ])
  }

  @Test("No items have no frames") func none() {
    let solver = RowSolver(columnWidths: [10], columnSpacing: 0, rowSpacing: 0, rowHeights: [])
    #expect(solver.solve(itemCount: 0).isEmpty)
  }
}
