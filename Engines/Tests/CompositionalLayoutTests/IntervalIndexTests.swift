import Foundation
import LayoutGeometry
import SeededNumbers
import Testing
@testable import CompositionalLayout

@Suite("Interval index") struct IntervalIndexTests {
  /// Returns ordered intervals with jumps back and forth, some of them long and some empty.
  private func intervals(_ count: Int, _ random: inout SeededGenerator) -> [LayoutInterval] {
    (0..<count).map { place in
      let start = CGFloat(place) + .random(in: -20...20, using: &random)
      let length = Bool.random(using: &random) ? 0 : CGFloat.random(in: 0...40, using: &random)
      return LayoutInterval(start: start, end: start + length)
    }
  }

  @Test(
    "It finds the same intervals, in order, as a linear search",
    arguments: [0, 1, 16, 17, 256, 257, 5_000])
  func finding(count: Int) {
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed))
      let intervals = intervals(count, &random)
      let index = IntervalIndex(count: count) { intervals[$0] }
      let start = CGFloat.random(in: -30...CGFloat(count + 30), using: &random)
      let wanted = LayoutInterval(start: start, end: start + .random(in: 0...50, using: &random))

      var found: [Int] = []
      index.visit(wanted, of: { intervals[$0] }, { found.append($0) })

      let all = intervals.indices.filter { intervals[$0].intersects(wanted) }
      #expect(found == all, "seed \(seed)")
      #expect(index.hull?.start == intervals.map(\.start).min(), "seed \(seed)")
      #expect(index.hull?.end == intervals.map(\.end).max(), "seed \(seed)")
    }
  }

  @Test("It visits few of a hundred thousand ordered intervals")
  func cost() {
    let interval = { (place: Int) in
      LayoutInterval(start: CGFloat(place), end: CGFloat(place + 1))
    }
    let index = IntervalIndex(count: 100_000, interval: interval)
    var (looks, found) = (0, 0)

    index.visit(
      LayoutInterval(start: 50_000, end: 50_010),
      of: { place in
        looks += 1
        return interval(place)
      },
      { _ in found += 1 })

    // Ten intervals are in at most two blocks of sixteen.
    #expect(found == 10)
    #expect(looks <= 32)
  }
}
