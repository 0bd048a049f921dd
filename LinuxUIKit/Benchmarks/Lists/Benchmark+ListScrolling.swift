import BenchmarkHarness
import UIKit

extension Benchmark {
  /// Scrolling through a long list.
  static let listScrolling = Benchmark(
    "list-scrolling",
    about: """
      10,000 list cells with a picture, two texts and accessories, at 120 frames a second: five \
      seconds of 2,400 points each, as a finger scrolls, then five of 9,600, as a fling does.
      """
  ) { run in
    let list = ListRows(.plain)
    let createdCells = firstScreens(of: list)
    for (name, step) in [("a frame of scrolling", 20.0), ("a frame of a fling", 80)] {
      let times = scroll(list, frames: 600, step: step, in: run)
      run.record(name, steps: times, target: .microsecondsOfMost(4_000))
    }
    run.expect(
      CountedListCell.created == createdCells,
      "\(CountedListCell.created - createdCells) cells were made after the first screens")
  }

  /// Scrolls two screens at the faster speed, and returns the number of cells created.
  @MainActor private static func firstScreens(of list: ListRows) -> Int {
    for _ in 0..<22 { step(list, by: 80) }
    return CountedListCell.created
  }

  /// Returns the times of frames in nanoseconds, and checks the visible rows in each.
  @MainActor private static func scroll(
    _ list: ListRows, frames: Int, step distance: CGFloat, in run: BenchmarkRun
  ) -> [Double] {
    let clock = ContinuousClock()
    return (1...frames).map { frame in
      let time = clock.measure { step(list, by: distance) }
      check(list, frame, in: run)
      return time.nanoseconds
    }
  }

  @MainActor private static func step(_ list: ListRows, by distance: CGFloat) {
    list.view.contentOffset.y += distance
    list.view.layoutIfNeeded()
  }

  /// Checks the first visible row, which follows from the offset because all rows have one height.
  @MainActor private static func check(_ list: ListRows, _ frame: Int, in run: BenchmarkRun) {
    let first = list.view.indexPathsForVisibleItems.min()?.item
    // A tolerance of a millionth of a point, since sums of thirds are rounded.
    let expected = Int((list.view.contentOffset.y + 1e-6) / ListRows.rowHeight)
    run.expect(
      first == expected, "frame \(frame): the first row is \(first ?? -1), not \(expected)")
  }
}
