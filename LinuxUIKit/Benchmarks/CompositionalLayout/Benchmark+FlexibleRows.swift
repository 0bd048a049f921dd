import BenchmarkHarness
import Foundation
import UIKit

extension Benchmark {
  /// Rows of self-sizing items whose number depends on their widths.
  static let flexibleRows = Benchmark(
    "flexible-rows",
    about: """
      300 tags of estimated width and height in rows that they fill: displayed, and scrolled by 500 \
      points in steps of 10. The tags of the first two lines have arithmetic sizes, the others are \
      measured by constraints.
      """, body: FlexibleRows.measure)
}

/// Collection views over tags.
@MainActor private enum FlexibleRows {
  private static let count = 300
  private static let screen = CGSize(width: 390, height: 844)

  static func measure(in run: BenchmarkRun) {
    measure(TagCell.self, "tags", samples: 25, in: run)
    measure(ConstrainedTagCell.self, "tags with constraints", samples: 10, in: run)
  }

  private static func measure(
    _ cell: UICollectionViewCell.Type, _ name: String, samples: Int, in run: BenchmarkRun
  ) {
    var (shown, steps): ([Double], [Double]) = ([], [])
    for _ in 0..<samples {
      let clock = ContinuousClock()
      var tags: CountedCells?
      shown.append(
        clock.measure {
          tags = CountedCells(TagRows.layout, counts: [count], size: screen, cell: cell)
        }.nanoseconds)
      guard let view = tags?.view else { return }
      check(view, scrolledTo: 0, in: run)
      steps.append(
        clock.measure {
          for _ in 0..<50 {
            view.contentOffset.y += 10
            view.layoutIfNeeded()
          }
        }.nanoseconds)
      check(view, scrolledTo: 500, in: run)
    }
    run.record("\(name), displayed", steps: shown)
    run.record("\(name), scrolled by 500 points", steps: steps)
  }

  /// Checks that exactly the tags that fill the screen are displayed, each in its row.
  private static func check(
    _ view: UICollectionView, scrolledTo offset: CGFloat, in run: BenchmarkRun
  ) {
    run.expect(view.contentOffset.y, equals: offset, "the offset")
    let visible = CGRect(x: 0, y: offset, width: screen.width, height: screen.height)
    let frames = TagRows.frames(count, width: screen.width)
    let expected = frames.indices.filter { frames[$0].intersects(visible) }
    let displayed = view.indexPathsForVisibleItems.map(\.item).sorted()
    run.expect(displayed == expected, "the displayed tags are \(displayed)")
    let moved = displayed.filter {
      view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame != frames[$0]
    }
    run.expect(moved.isEmpty, "tags that aren't in their rows: \(moved)")
  }
}
