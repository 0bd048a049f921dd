import BenchmarkHarness
import ContactCells
import LegoKit
import UIKit

extension Benchmark {
  /// Scrolling through the same self-sizing cell in boxes, with anchors and with stack views.
  static let cells = Benchmark(
    "cells",
    about: """
      A list of 10,000 self-sizing cells with an icon, a name and a note that wraps, written in boxes, \
      with anchors and with stack views, scrolled by 500 points at a time: about half of the cells are \
      replaced and measured. The target of boxes is the time of anchors.
      """
  ) { run in
    let contacts = (0..<10_000).map { Contact($0) }
    let steps = [
      ("boxes", scroll(contacts.map(boxesItem), in: run)),
      ("anchors", scroll(contacts.map { AnchorsItem($0) }, in: run)),
      ("stack views", scroll(contacts.map { StacksItem($0) }, in: run)),
    ]
    let anchors = steps[1].1.sorted()
    let median = anchors[anchors.count / 2]
    for (name, times) in steps {
      run.record(
        "10,000 cells, \(name)", steps: times, target: .microseconds(median / 1_000))
    }
  }

  /// Scrolls down by 500 points, a hundred times; returns the times in nanoseconds.
  @MainActor private static func scroll<Item: TypedItemType>(
    _ items: [Item], in run: BenchmarkRun
  ) -> [Double] {
    let renderer = LegoRenderer(lego: Lego { Section(id: 0, layout: RowsLayout()) { items } })
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    renderer.isAnimationEnabled = false
    renderer.render(in: view)
    view.layoutIfNeeded()
    guard let list = renderer.collectionView else { return [] }
    let clock = ContinuousClock()
    let times = (0..<100).map { _ in
      clock.measure {
        list.contentOffset.y += 500
        list.layoutIfNeeded()
      }.nanoseconds
    }
    run.expect(list.visibleCells.count > 5, "the list displays too few cells")
    return times
  }
}
