import Foundation
import LayoutGeometry

/// An index that finds the intervals which intersect a given one, without visiting all of them.
///
/// The intervals keep their order, in which nearby ones should be close to each other, as the cells
/// of a layout are. The index stores the hull of every sixteen intervals, then the hull of every
/// sixteen hulls, until at most sixteen are left. Creating it visits each interval once without
/// sorting; a lookup costs O(log n) and the number of results, unless the order is far from that
/// of the positions. Sixteen intervals or fewer need no memory.
struct IntervalIndex: Sendable {
  /// The number of intervals of one hull.
  private static let width = LayoutCustomFrames.hullCount

  private let count: Int
  /// Hulls of the intervals, then hulls of those; the last level has sixteen at most.
  private let levels: [[LayoutInterval]]
  /// The hull of all intervals; `nil` if there are none.
  let hull: LayoutInterval?

  /// Creates an index of `count` intervals, which `interval` returns.
  ///
  /// `hulls` are those of every sixteen intervals, if they are known.
  init(count: Int, hulls: [LayoutInterval]? = nil, interval: (Int) -> LayoutInterval) {
    self.count = count
    guard count > Self.width else {
      levels = []
      hull = count > 0 ? Self.hull(0..<count, of: interval) : nil
      return
    }
    var top = hulls ?? Self.hulls(count, of: interval)
    var levels = [top]
    while top.count > Self.width {
      top = Self.hulls(top.count) { top[$0] }
      levels.append(top)
    }
    self.levels = levels
    hull = Self.hull(top.indices) { top[$0] }
  }

  /// Calls `body` with the positions of all intervals that intersect `wanted`, in ascending order.
  ///
  /// `interval` returns the same intervals as when the index was created.
  func visit(_ wanted: LayoutInterval, of interval: (Int) -> LayoutInterval, _ body: (Int) -> Void)
  {
    visit(0..<(levels.last?.count ?? count), at: levels.count, wanted, interval, body)
  }

  /// Visits the hulls `range` of a level; level 0 contains the intervals themselves.
  private func visit(
    _ range: Range<Int>, at level: Int, _ wanted: LayoutInterval,
    _ interval: (Int) -> LayoutInterval, _ body: (Int) -> Void
  ) {
    guard level > 0 else {
      for position in range where interval(position).intersects(wanted) { body(position) }
      return
    }
    let below = level > 1 ? levels[level - 2].count : count
    for position in range where levels[level - 1][position].intersects(wanted) {
      let first = position * Self.width
      visit(first..<min(first + Self.width, below), at: level - 1, wanted, interval, body)
    }
  }

  /// Returns the hull of every sixteen of `count` intervals.
  private static func hulls(
    _ count: Int, of interval: (Int) -> LayoutInterval
  ) -> [LayoutInterval] {
    (0..<((count + width - 1) / width)).map { block in
      hull((block * width)..<min((block + 1) * width, count), of: interval)
    }
  }

  /// Returns the hull of a range of intervals, which isn't empty.
  private static func hull(
    _ range: Range<Int>, of interval: (Int) -> LayoutInterval
  ) -> LayoutInterval {
    range.dropFirst().reduce(interval(range.lowerBound)) { $0.union(interval($1)) }
  }
}
