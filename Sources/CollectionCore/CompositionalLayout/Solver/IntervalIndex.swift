import Foundation

/// Finds which of many intervals a given one touches, without looking at all of them.
///
/// The intervals stay where they are, in an order in which neighbours lie near each other, as the
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

  /// An index of `count` intervals, each of which `interval` tells.
  init(count: Int, interval: (Int) -> LayoutInterval) {
    self.count = count
    guard count > Self.width else {
      levels = []
      return
    }
    var levels = [Self.hulls(count, of: interval)]
    while let last = levels.last, last.count > Self.width {
      levels.append(Self.hulls(last.count) { last[$0] })
    }
    self.levels = levels
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
    stride(from: 0, to: count, by: width).map { first in
      var hull = interval(first)
      for position in (first + 1)..<max(first + 1, min(first + width, count)) {
        hull = hull.union(interval(position))
      }
      return hull
    }
  }
}
