import UIKit

/// The widths at which the heights of a section's items are requested.
///
/// A value and not a closure: a closure of the main actor checks its executor each time, which takes
/// longer than anything else that a loop over a hundred thousand heights does.
package enum ItemWidths: Equatable, Sendable {
  /// All items have this width.
  case same(CGFloat)
  /// The widths repeat: the item `index` has the width at `index % count`. There is at least one.
  case repeating([CGFloat])
  /// Each item has the width at its index.
  case each([CGFloat])

  /// Returns the width of an item.
  package subscript(item: Int) -> CGFloat {
    switch self {
    case .same(let width): width
    case .repeating(let widths): widths[item % widths.count]
    case .each(let widths): widths[item]
    }
  }
}

/// The heights that the items of a section specify, at least one of them.
package enum StatedHeights: Equatable, Sendable {
  /// All items have this height.
  case same(CGFloat)
  /// Each item has the height at its index.
  case each([CGFloat])
  /// Each item has the height at its index; a negative one stands for none.
  case some([CGFloat])

  /// Creates the heights of items from a list in which a negative height stands for none; `nil` if no
  /// item has one.
  package init?(_ heights: [CGFloat]) {
    guard let first = heights.first else { return nil }
    var (lowest, highest) = (first, first)
    for height in heights {
      lowest = min(lowest, height)
      highest = max(highest, height)
    }
    guard highest >= 0 else { return nil }
    self = lowest == highest ? .same(lowest) : lowest >= 0 ? .each(heights) : .some(heights)
  }

  /// Whether each item specifies a height.
  var isComplete: Bool { if case .some = self { false } else { true } }

  /// Returns the height of an item, or `nil` if it specifies none.
  package subscript(item: Int) -> CGFloat? {
    switch self {
    case .same(let height): height
    case .each(let heights): heights[item]
    case .some(let heights): heights[item] >= 0 ? heights[item] : nil
    }
  }

  /// Returns the number of first items that have the same heights in another list, at most `limit`, up to
  /// which both have items.
  func prefixCount(of other: StatedHeights, _ limit: Int) -> Int {
    switch (self, other) {
    case (.same(let height), .same(let old)): height == old ? limit : 0
    case (.each(let heights), .each(let old)):
      (0..<limit).first { heights[$0] != old[$0] } ?? limit
    default: (0..<limit).first { self[$0] != other[$0] } ?? limit
    }
  }

  /// Returns the heights of rows of so many items each, which are those of the tallest items; one for all
  /// rows if the items have the same, and `nil` if an item specifies none.
  func tallest(inRowsOf columnCount: Int) -> [CGFloat]? {
    switch self {
    case .same(let height): return [height]
    case .some: return nil
    case .each(let heights) where columnCount == 1: return heights
    case .each(let heights):
      var tallest: [CGFloat] = []
      tallest.reserveCapacity(heights.count / columnCount + 1)
      for start in stride(from: 0, to: heights.count, by: columnCount) {
        var height: CGFloat = 0
        for index in start..<min(start + columnCount, heights.count) {
          height = max(height, heights[index])
        }
        tallest.append(height)
      }
      return tallest
    }
  }
}
