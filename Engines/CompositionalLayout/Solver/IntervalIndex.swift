import Foundation
import LayoutGeometry

/// Finds which of many intervals a given one touches, without looking at all of them.
///
/// The intervals stay where they are, in an order in which neighbors lie near each other, as the
/// cells of a layout do. The index keeps what every sixteen of them cover together, then what every
/// sixteen of those cover, until sixteen are left. Making it costs one look at each interval and no
/// sorting; a look-up costs O(log n) and what it finds, unless the order is far from that of the
/// places. Sixteen intervals or fewer take no memory.
struct IntervalIndex: Sendable {
  /// How many intervals one hull covers.
  private static let width = 16

  private let count: Int
  /// Hulls of the intervals, then hulls of those; the last level has sixteen at most.
  private let levels: [[LayoutInterval]]
  /// What all intervals cover together; nil where there are none.
  let hull: LayoutInterval?

  /// An index of `count` intervals, each of which `interval` tells.
  init(count: Int, interval: (Int) -> LayoutInterval) {
    self.count = count
    guard count > Self.width else {
      levels = []
      hull = count > 0 ? Self.hull(0..<count, of: interval) : nil
      return
    }
    var top = Self.hulls(count, of: interval)
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
  /// `interval` tells the same intervals as when the index was made.
  func visit(_ wanted: LayoutInterval, of interval: (Int) -> LayoutInterval, _ body: (Int) -> Void)
  {
    visit(0..<(levels.last?.count ?? count), at: levels.count, wanted, interval, body)
  }

  /// Goes down from the hulls `range` of a level; level 0 are the intervals themselves.
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

  /// What every sixteen of `count` intervals cover.
  private static func hulls(
    _ count: Int, of interval: (Int) -> LayoutInterval
  ) -> [LayoutInterval] {
    (0..<((count + width - 1) / width)).map { block in
      hull((block * width)..<min((block + 1) * width, count), of: interval)
    }
  }

  /// What the intervals of a range cover together, of which there is at least one.
  private static func hull(
    _ range: Range<Int>, of interval: (Int) -> LayoutInterval
  ) -> LayoutInterval {
    range.dropFirst().reduce(interval(range.lowerBound)) { $0.union(interval($1)) }
  }
}
