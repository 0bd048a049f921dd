import BenchmarkHarness
import UIKit

extension Benchmark {
  /// Scrolling by half a screen through many small cells.
  static let cellScrolling = Benchmark(
    "cell-scrolling",
    about: """
      Grids of 30 to 480 visible cells with a label each, scrolled by half a screen: half of the \
      cells are replaced. The targets are 0.3 ms for each of them under constraints, 0.05 ms \
      with frames.
      """
  ) { run in
    for usesConstraints in [true, false] {
      for (columns, rows) in [(3, 10), (6, 20), (12, 40)] {
        let grid = CellGrid(
          CellGrid.Density(columns: columns, rows: rows), usesConstraints: usesConstraints)
        let count = grid.density.count
        let microsecondsPerCell = usesConstraints ? 300.0 : 50
        run.record(
          "\(count) cells, \(usesConstraints ? "constraints" : "frames")",
          steps: scroll(grid, in: run),
          target: .microseconds(microsecondsPerCell * Double(count) / 2))
      }
    }
  }

  /// Scrolls down by half a screen, five times, and up again; returns the times in nanoseconds.
  @MainActor private static func scroll(_ grid: CellGrid, in run: BenchmarkRun) -> [Double] {
    let clock = ContinuousClock()
    return [1.0, 1, 1, 1, 1, -1, -1, -1, -1, -1].map { direction in
      let time = clock.measure {
        grid.view.contentOffset.y += direction * CellGrid.size.height / 2
        grid.view.layoutIfNeeded()
      }
      run.expect(grid.isCorrect(), "wrong cells at \(grid.view.contentOffset.y)")
      return time.nanoseconds
    }
  }
}
