import BenchmarkHarness
import Foundation
import UIKit

extension Benchmark {
  /// Scrolling through a screen with all kinds of elements.
  static let continuousScrolling = Benchmark(
    "continuous-scrolling",
    about: """
      120 frames of 20 points each through a grid, a section that scrolls across, and a list with \
      badges, under pinned headers; ten times.
      """
  ) { run in
    var (layout, frame): ([Double], [Double]) = ([], [])
    for _ in 0..<10 {
      let times = scroll(in: run)
      layout += times.map(\.layout)
      frame += times.map(\.frame)
    }
    run.record("the layout's share of a frame", steps: layout)
    run.record("a frame with its cells, without drawing", steps: frame)
  }

  /// Returns the times of 120 frames in a new view, in nanoseconds.
  @MainActor private static func scroll(
    in run: BenchmarkRun
  ) -> [(layout: Double, frame: Double)] {
    let (cells, layout) = MixedScreen.shown()
    let clock = ContinuousClock()
    let times = (1...120).map { number in
      layout.nanoseconds = 0
      let frame = clock.measure {
        cells.view.contentOffset.y = CGFloat(number) * 20
        cells.view.layoutIfNeeded()
      }
      return (layout.nanoseconds, frame.nanoseconds)
    }
    check(cells.view, in: run)
    return times
  }

  /// At 2,400 points the list's header is pinned, and of its rows from 2,240 points on those are
  /// visible that touch 2,400 to 3,244: 160 / 60 = 2.7 is the first, 1,004 / 60 = 16.7 the last.
  @MainActor private static func check(_ view: UICollectionView, in run: BenchmarkRun) {
    let rows = (2...16).map { IndexPath(item: $0, section: 2) }
    run.expect(
      view.indexPathsForVisibleItems.sorted() == rows, "the visible rows at the end of scrolling")
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: "header", at: IndexPath(item: 0, section: 2))
    run.expect(
      header.map { Double($0.frame.minY) } ?? .nan, equals: 2_400, "the y of the pinned header")
    run.expect(
      view.contentSize.height, equals: 10 * MixedScreen.cycle, "the height of all sections")
  }
}
