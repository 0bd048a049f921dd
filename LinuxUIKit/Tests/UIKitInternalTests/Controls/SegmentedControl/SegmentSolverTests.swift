import Testing

@testable import UIKit

@Suite("Widths of segments") struct SegmentSolverTests {
  @Test("Segments are as wide as the widest content with a padding of 10 points")
  func equal() {
    let solver = SegmentSolver(contents: [30, 50, 10], fixed: [0, 0, 0])
    // 3 · 50 + 10 + 10.
    #expect(solver.naturalWidth == 210)
    #expect(solver.widths(in: 300) == [100, 100, 100])
    #expect(solver.widths(in: 90) == [30, 30, 30])
  }

  @Test("A fixed width is kept, and the others share the rest")
  func fixed() {
    let solver = SegmentSolver(contents: [30, 50, 10], fixed: [0, 40, 0])
    // The widest content still determines the natural width of the others: 70 + 40 + 70.
    #expect(solver.naturalWidth == 180)
    #expect(solver.widths(in: 240) == [100, 40, 100])
    let all = SegmentSolver(contents: [30, 50], fixed: [40, 60])
    #expect(all.widths(in: 300) == [40, 60])
  }

  @Test("By content, each has its natural width and an equal share of the rest")
  func byContent() {
    let solver = SegmentSolver(contents: [30, 50, 10], fixed: [0, 0, 0], isByContent: true)
    // 50 + 70 + 30.
    #expect(solver.naturalWidth == 150)
    // 180 - 150 = 30: 10 more for each.
    #expect(solver.widths(in: 180) == [60, 80, 40])
  }

  @Test("Frames follow each other, from the right in right-to-left layout")
  func frames() {
    let solver = SegmentSolver(contents: [30, 50], fixed: [0, 40])
    let size = CGSize(width: 100, height: 32)
    #expect(
      solver.frames(in: size, isRightToLeft: false) == [
        CGRect(x: 0, y: 0, width: 60, height: 32), CGRect(x: 60, y: 0, width: 40, height: 32),
      ])
    #expect(
      solver.frames(in: size, isRightToLeft: true) == [
        CGRect(x: 40, y: 0, width: 60, height: 32), CGRect(x: 0, y: 0, width: 40, height: 32),
      ])
  }

  @Test("Without segments there are no widths")
  func none() {
    let solver = SegmentSolver(contents: [], fixed: [])
    #expect(solver.naturalWidth == 0)
    #expect(solver.widths(in: 100) == [])
  }

  @Test("A divider is between two segments, and hidden beside the selected one")
  func dividers() {
    let first = CGRect(x: 0, y: 0, width: 60, height: 30)
    let second = CGRect(x: 60, y: 0, width: 40, height: 30)
    // 40 % of 30 are 12, centered.
    let line = CGRect(x: 59.5, y: 9, width: 1, height: 12)
    #expect(SegmentMetrics.divider(between: first, and: second) == line)
    #expect(SegmentMetrics.divider(between: second, and: first) == line)
    #expect(
      (0..<3).map { SegmentMetrics.showsDivider(after: $0, selected: 1) } == [false, false, true])
  }
}
