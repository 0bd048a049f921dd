import BenchmarkHarness
import EngineBenchmarkCases
import Foundation
import UIKit

extension Benchmark {
  /// The same screens as layout attributes.
  static let screenOfAttributes = Benchmark(
    "screen-of-attributes",
    about: "layoutAttributesForElements(in:) of a compositional layout, 30 rows out of N."
  ) { run in
    let views = FixedRows.counts.map(CountedCells.rows)
    let works = zip(FixedRows.counts, views).map { count, cells in
      Work(
        FixedRows.title(count), target: .microseconds(12),
        body: attributes(of: cells.view.collectionViewLayout, count))
    }

    let times = run.measure(works, floor: RectFloor.work(FixedRows.shown))

    run.compare(times.map(\.median), "time")
    for (count, cells) in zip(FixedRows.counts, views) {
      check(cells.view.collectionViewLayout, count, in: run)
    }
  }

  @MainActor private static func attributes(
    of layout: UICollectionViewLayout, _ count: Int
  ) -> () -> Int {
    let rects = FixedRows.firstRows(count).map(FixedRows.rect)
    var turn = 0
    return {
      turn = (turn + 1) % rects.count
      return layout.layoutAttributesForElements(in: rects[turn])?.count ?? 0
    }
  }

  @MainActor private static func check(
    _ layout: UICollectionViewLayout, _ count: Int, in run: BenchmarkRun
  ) {
    for first in FixedRows.firstRows(count) {
      let found = layout.layoutAttributesForElements(in: FixedRows.rect(from: first)) ?? []
      let rows = first..<(first + FixedRows.shown)
      run.expect(
        found.map(\.indexPath.item) == Array(rows), "the screen from row \(first) of \(count)")
      run.expect(found.map(\.frame) == rows.map(FixedRows.frame), "the frames from row \(first)")
    }
  }
}
