import SeededNumbers
import Testing
import UIKit

@testable import LayoutBox

@Suite("WaterfallSolver") struct WaterfallSolverTests {
  @Test("Items go below the shortest column (compositional-layout.md, 7.5, E36)") func shortest() {
    // 355 wide, spacing 10: columns (355 - 10) / 2 = 172.5 wide; the second begins at 182.5.
    let solver = WaterfallSolver(columns: 2, spacing: 10, columnWidth: 172.5)
    let frames = solver.solve([100, 150, 80, 120, 60])
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 172.5, height: 100),
        CGRect(x: 182.5, y: 0, width: 172.5, height: 150),
        // 100 + 10 < 150 + 10
        CGRect(x: 0, y: 110, width: 172.5, height: 80),
        // 160 < 110 + 80 + 10
        CGRect(x: 182.5, y: 160, width: 172.5, height: 120),
        // 200 < 160 + 120 + 10
        CGRect(x: 0, y: 200, width: 172.5, height: 60),
      ])
  }

  @Test("Of several equally short columns the first one is used") func ties() {
    let frames = WaterfallSolver(columns: 3, spacing: 0, columnWidth: 10).solve([5, 5, 5, 5])
    #expect(frames.map(\.minX) == [0, 10, 20, 0])
  }

  @Test("No items have no frames") func none() {
    #expect(WaterfallSolver(columns: 2, spacing: 8, columnWidth: 10).solve([]).isEmpty)
  }

  @Test("Frames never overlap, and each item goes below the shortest column")
  func madeHeights() {
    for seed in 0..<PropertyRuns.count(full: 2_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let columns = Int.random(in: 1...6, using: &random)
      let heights = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        CGFloat(Int.random(in: 0...200, using: &random))
      }
      let solver = WaterfallSolver(columns: columns, spacing: 4, columnWidth: 50)
      check(solver.solve(heights), heights, columns, seed)
    }
  }

  private func check(_ frames: [CGRect], _ heights: [CGFloat], _ columns: Int, _ seed: Int) {
    #expect(frames.map(\.height) == heights, "seed \(seed)")
    var bottoms = [CGFloat](repeating: 0, count: columns)
    for frame in frames {
      let column = Int(frame.minX / 54)
      #expect(frame.minY == bottoms[column], "seed \(seed)")
      #expect(frame.minY == bottoms.min(), "seed \(seed)")
      bottoms[column] = frame.maxY + 4
    }
  }
}
