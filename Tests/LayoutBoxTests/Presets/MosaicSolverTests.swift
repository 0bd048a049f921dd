import SeededNumbers
import Testing
import UIKit

@testable import LayoutBox

@Suite("MosaicSolver") struct MosaicSolverTests {
  private func frames(
    _ pattern: [MosaicTile], columns: Int = 3, spacing: CGFloat = 0
  ) -> [CGRect] {
    MosaicSolver(
      pattern: pattern, columns: columns, cell: CGSize(width: 10, height: 10), spacing: spacing
    )
    .solve()
  }

  @Test("Small tiles fill the cells beside and below a large one") func large() {
    #expect(
      frames([.large, .small, .small, .small, .wide]) == [
        CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 20, y: 0, width: 10, height: 10),
        CGRect(x: 20, y: 10, width: 10, height: 10), CGRect(x: 0, y: 20, width: 10, height: 10),
        CGRect(x: 10, y: 20, width: 20, height: 10),
      ])
  }

  @Test("A tile that does not fit beside leaves its cells to a later one") func gap() {
    // The wide tile does not fit beside the first wide one in three columns; the small one does.
    #expect(
      frames([.wide, .wide, .small]) == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 10, width: 20, height: 10),
        CGRect(x: 20, y: 0, width: 10, height: 10),
      ])
  }

  @Test("A large tile contains the space between the cells that it covers") func spacing() {
    #expect(
      frames([.tall, .large], spacing: 2) == [
        CGRect(x: 0, y: 0, width: 10, height: 22), CGRect(x: 12, y: 0, width: 22, height: 22),
      ])
  }

  @Test("A tile with more columns than the grid covers all of them") func tooWide() {
    #expect(
      frames([MosaicTile(columns: 7, rows: 1)], columns: 2)
        == [CGRect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test("Repetitions follow one another below the lowest tile") func repetitions() {
    let solver = MosaicSolver(
      pattern: [.wide, .tall], columns: 3, cell: CGSize(width: 10, height: 10), spacing: 1)
    // The tall tile ends at 10 + 1 + 10 = 21, so the next repetition begins at 22.
    #expect(
      solver.repeated(solver.solve(), itemCount: 3) == [
        CGRect(x: 0, y: 0, width: 21, height: 10), CGRect(x: 22, y: 0, width: 10, height: 21),
        CGRect(x: 0, y: 22, width: 21, height: 10),
      ])
  }

  @Test("Random tiles never overlap and stay in the grid") func random() {
    for seed in 0..<PropertyRuns.count(full: 1_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let columns = Int.random(in: 1...5, using: &random)
      let pattern = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        MosaicTile(
          columns: Int.random(in: 1...3, using: &random),
          rows: Int.random(in: 1...3, using: &random))
      }
      let frames = frames(pattern, columns: columns)
      for (index, frame) in frames.enumerated() {
        #expect(frame.minX >= 0 && frame.maxX <= CGFloat(columns) * 10, "seed \(seed)")
        #expect(
          !frames[..<index].contains { $0.intersects(frame.insetBy(dx: 1, dy: 1)) }, "seed \(seed)")
      }
    }
  }
}
