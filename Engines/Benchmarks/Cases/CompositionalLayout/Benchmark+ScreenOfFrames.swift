import BenchmarkHarness
import CompositionalLayout
import Foundation
import LayoutGeometry

extension Benchmark {
  /// The frames of one screen, out of few items and out of very many.
  package static let screenOfFrames = Benchmark(
    "screen-of-frames", about: "The frames of the 30 rows on a screen, out of N rows."
  ) { run in
    let layouts = FixedRows.counts.map(FixedRows.solved)
    let works = zip(FixedRows.counts, layouts).map { count, layout in
      Work(FixedRows.title(count), target: .microseconds(2), body: frames(of: layout, count))
    }

    let times = run.measure(works, floor: RectFloor.work(FixedRows.shown))

    run.compare(times.map(\.median), "time")
    for (count, layout) in zip(FixedRows.counts, layouts) { check(layout, count, in: run) }
  }

  private static func frames(of layout: SolvedLayout, _ count: Int) -> () -> Int {
    let rects = FixedRows.firstRows(count).map(FixedRows.rect)
    var turn = 0
    return {
      turn = (turn + 1) % rects.count
      let rect = rects[turn]
      return layout.elements(in: rect, visible: rect.interval(on: .vertical)).count
    }
  }

  /// Checks that row i is at 72 i on every screen.
  @MainActor private static func check(
    _ layout: SolvedLayout, _ count: Int, in run: BenchmarkRun
  ) {
    run.expect(
      layout.contentSize.height, equals: CGFloat(count) * 72 - 8, "the height of \(count) rows")
    for first in FixedRows.firstRows(count) {
      let elements = layout.elements(in: FixedRows.rect(from: first), visible: nil)
      let rows = first..<(first + FixedRows.shown)
      run.expect(elements.map(\.item) == Array(rows), "the screen from row \(first) of \(count)")
      run.expect(
        elements.map(\.frame) == rows.map(FixedRows.frame), "the frames from row \(first)")
    }
  }
}
