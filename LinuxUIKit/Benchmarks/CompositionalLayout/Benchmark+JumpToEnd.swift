import BenchmarkHarness
import EngineBenchmarkCases
import Foundation
import UIKit

extension Benchmark {
  /// A jump from the first to the last of very many self-sizing rows.
  static let jumpToEnd = Benchmark(
    "jump-to-end",
    about:
      "A collection view of a million self-sizing rows, from the first to the last in one step."
  ) { run in
    let steps = (0..<25).map { _ in jump(in: run) }
    run.record("the jump with layout and cells", steps: steps)
  }

  /// Returns the time of one jump in a new view, in nanoseconds.
  @MainActor private static func jump(in run: BenchmarkRun) -> Double {
    SizedCell.measuredRows = []
    let cells = CountedCells(
      UICollectionViewCompositionalLayout(section: rows), counts: [1_000_000],
      size: EstimatedRows.screen, cell: SizedCell.self)
    let end = cells.view.contentSize.height - 844
    let time = ContinuousClock().measure {
      cells.view.contentOffset.y = end
      cells.view.layoutIfNeeded()
    }
    check(cells.view, jumpedTo: end, in: run)
    return time.nanoseconds
  }

  /// Checks that only rows on the first and the last screen were measured.
  ///
  /// Before the jump, 844 / 80 = 10.55 rows are on the last screen: row 999,989 is cut off at its
  /// top and row 999,990 starts 44 points below the edge. It stays there while the row before it is
  /// measured.
  @MainActor private static func check(
    _ view: UICollectionView, jumpedTo end: CGFloat, in run: BenchmarkRun
  ) {
    let measured = SizedCell.measuredRows
    let first = measured.filter { $0 >= 22 }.min()
    run.expect(first == 999_989, "the first row of the end to be measured is \(first ?? -1)")
    let moved = end + SizedCell.height(of: 999_989) - 80
    run.expect(view.contentOffset.y, equals: moved, "the offset after the jump")
    // Measured rows have their own height, and the others the estimate.
    let height = measured.reduce(80 * 1_000_000) { $0 + SizedCell.height(of: $1) - 80 }
    run.expect(view.contentSize.height, equals: height, "the height of all rows")
  }

  @MainActor private static var rows: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
