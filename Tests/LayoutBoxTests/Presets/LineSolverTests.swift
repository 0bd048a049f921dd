import Testing
import UIKit

@testable import LayoutBox

@Suite("LineSolver") struct LineSolverTests {
  private func frames(_ widths: [CGFloat], available: CGFloat) -> [CGRect] {
    LineSolver(spacing: 4, lineSpacing: 6, available: available)
      .solve(widths.map { CGSize(width: $0, height: 20) })
  }

  @Test("A line ends before the first item that does not fit") func wrapping() {
    // 30 + 4 + 40 = 74 fits in 75; another 4 + 10 does not. The second line begins at 20 + 6.
    #expect(
      frames([30, 40, 10], available: 75) == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 34, y: 0, width: 40, height: 20),
        CGRect(x: 0, y: 26, width: 10, height: 20),
      ])
  }

  @Test("Items that fill a line exactly do not wrap") func exact() {
    #expect(frames([48, 48], available: 100).map(\.minY) == [0, 0])
    // Sums of thirds round.
    #expect(
      frames([100.0 / 3 - 4, 100.0 / 3 - 4, 100.0 / 3], available: 100).map(\.minY) == [0, 0, 0])
  }

  @Test("An item that is too wide has a line of its own") func tooWide() {
    #expect(frames([10, 200, 10], available: 100).map(\.minY) == [0, 26, 52])
  }

  @Test("All items of a line are as high as its tallest one") func heights() {
    let solver = LineSolver(spacing: 0, lineSpacing: 1, available: 20)
    let sizes = [CGSize(width: 10, height: 5), CGSize(width: 10, height: 8)]
    #expect(
      solver.solve(sizes + [CGSize(width: 10, height: 3)]) == [
        CGRect(x: 0, y: 0, width: 10, height: 8), CGRect(x: 10, y: 0, width: 10, height: 8),
        CGRect(x: 0, y: 9, width: 10, height: 3),
      ])
  }

  @Test("No items have no frames") func none() {
    #expect(frames([], available: 10).isEmpty)
  }
}
