import Foundation

/// Finds which of many intervals a given one touches, without looking at all of them.
///
/// The intervals are kept by start, together with the furthest end so far: both only grow, so the
/// first and the last candidate are found by binary search. A look-up costs O(log n) and what it
/// finds, as long as no interval is far longer than the others.
struct IntervalIndex: Sendable {
  private let order: [Int]
  private let intervals: [LayoutInterval]
  private let reach: [CGFloat]
  private let isSorted: Bool

  /// An index of these intervals; O(n log n), or O(n) where they are in order already.
  init(_ intervals: [LayoutInterval]) {
    isSorted = zip(intervals, intervals.dropFirst()).allSatisfy { $0.start <= $1.start }
    order =
      isSorted
      ? Array(intervals.indices)
      : intervals.indices.sorted { (intervals[$0].start, $0) < (intervals[$1].start, $1) }
    self.intervals = order.map { intervals[$0] }
    var furthest = -CGFloat.infinity
    reach = self.intervals.map { interval in
      furthest = max(furthest, interval.end)
      return furthest
    }
  }

  /// The positions, in the given array, of all intervals that intersect `interval`, in ascending order.
  func positions(intersecting interval: LayoutInterval) -> [Int] {
    var positions: [Int] = []
    visit(interval) { positions.append($0) }
    return positions
  }

  /// Calls `body` with the same positions, without an array of them where they are in order already.
  func visit(_ interval: LayoutInterval, _ body: (Int) -> Void) {
    let first = reach.firstPosition { $0 > interval.start }
    let last = intervals.firstPosition { $0.start >= interval.end }
    guard first < last else { return }
    let found = (first..<last).lazy.filter { intervals[$0].end > interval.start }
    if isSorted { found.forEach(body) } else { found.map { order[$0] }.sorted().forEach(body) }
  }
}

extension Array {
  /// The first position whose element passes `test`, when all after it pass too; O(log n).
  func firstPosition(where test: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
