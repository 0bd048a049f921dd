import Testing

@testable import UIKit

/// The layout of list cells (uikit.md, 3.4.5), with a width of 320 points and margins of 16.
@Suite("Layout of list cells") struct ListCellSolverTests {
  private let plain = ListCellSolver(width: 320, leadingMargin: 16, trailingMargin: 16)

  @Test("Without accessories, the content has the whole width")
  func whole() {
    #expect(plain.solve() == ListCellSolver.Solution(contentStart: 0, contentEnd: 320))
  }

  @Test("Trailing accessories end at the margin, 8 points from each other, and end the content")
  func trailing() {
    var solver = plain
    solver.trailing = [40, 14]
    let solution = solver.solve()
    // 320 - 16 - 14 = 290; 290 - 8 - 40 = 242.
    #expect(solution.trailing == [242, 290])
    #expect(solution.contentEnd == 242)
    #expect(solution.contentStart == 0)
  }

  @Test("A handle beside other accessories keeps 17 points from them, and has a line 8 from these")
  func handle() {
    var solver = plain
    solver.trailing = [40, 24]
    solver.endsInHandle = true
    let solution = solver.solve()
    // 320 - 16 - 24 = 280; 280 - 17 - 40 = 223; 223 + 40 + 8 = 271.
    #expect(solution.trailing == [223, 280])
    #expect(solution.line == 271)
    solver.trailing = [24]
    #expect(solver.solve().line == nil)
  }

  @Test("Leading accessories begin at the margin, 16 points from each other, before the content")
  func leading() {
    var solver = plain
    solver.leading = [24, 24]
    let solution = solver.solve()
    #expect(solution.leading == [16, 56])
    #expect(solution.contentStart == 80)
  }

  @Test("Indentation moves the content, and leading accessories only when they take part")
  func indentation() {
    var solver = plain
    solver.indentation = 20
    #expect(solver.solve().contentStart == 20)
    solver.leading = [24]
    #expect(solver.solve().leading == [36])
    #expect(solver.solve().contentStart == 60)
    solver.indentsAccessories = false
    #expect(solver.solve().leading == [16])
    #expect(solver.solve().contentStart == 60)
  }

  @Test("In a cell that is too narrow, the content keeps no width, never less")
  func narrow() {
    var solver = plain
    solver.width = 30
    solver.trailing = [24]
    let solution = solver.solve()
    #expect(solution.contentEnd == solution.contentStart)
  }
}
