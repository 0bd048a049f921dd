import Foundation

/// The items that an update removes from a section and inserts into it.
///
/// All other items keep their order and their sizes. An item that is reloaded, or moves in its
/// section, is both removed and inserted.
///
/// ```swift
/// // One of ten items is removed, and another one appended.
/// let edit = SectionItemEdit(removed: [3], inserted: [9])
/// sizes.apply(edit)
/// ```
package struct SectionItemEdit: Sendable {
  /// The removed items by their indices before the edit, ascending.
  package let removed: [Int]
  /// The inserted items by their indices after the edit, ascending.
  package let inserted: [Int]

  /// Creates an edit; both lists are ascending, without repetitions.
  package init(removed: [Int], inserted: [Int]) {
    (self.removed, self.inserted) = (removed, inserted)
  }

  /// The number of items that the section gains.
  var growth: Int { inserted.count - removed.count }

  /// The removed items as ranges, ascending.
  var removedRanges: [Range<Int>] { removed.ascendingRanges }

  /// The inserted items as ranges, ascending.
  var insertedRanges: [Range<Int>] { inserted.ascendingRanges }

  /// Returns the items after the edit whose neighbors are others than before, ascending: the
  /// inserted ones, and those at the positions of removed ones.
  func changedItems(of itemCount: Int) -> [Int] {
    guard itemCount > 0 else { return [] }
    var items = Set(inserted)
    var next = inserted[...]
    for (rank, item) in removed.enumerated() {
      // The first remaining item at or after the removed one.
      let remaining = item - rank
      while let first = next.first, first - (inserted.count - next.count) <= remaining {
        next.removeFirst()
      }
      let position = remaining + inserted.count - next.count
      items.insert(min(position, itemCount - 1))
    }
    return items.sorted()
  }
}

extension [Int] {
  /// The ascending elements as ranges.
  fileprivate var ascendingRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for item in self {
      if let last = ranges.last, last.upperBound == item {
        ranges[ranges.count - 1] = last.lowerBound..<item + 1
      } else {
        ranges.append(item..<item + 1)
      }
    }
    return ranges
  }
}

extension MeasuredSizes {
  /// Moves the sizes with their items, and removes those of removed ones.
  ///
  /// Costs O(log n) of the measured items for each range of removed or inserted ones, and at most
  /// O(n).
  package mutating func apply(_ edit: SectionItemEdit) {
    guard !isEmpty else { return }
    let (removed, inserted) = (edit.removedRanges, edit.insertedRanges)
    guard removed.count + inserted.count <= Self.editLimit(of: count) else { return rebuild(edit) }
    for range in removed.reversed() { removeItems(range) }
    for range in inserted { insertItems(range) }
  }

  /// The largest number of ranges for which an edit is faster than another tree.
  private static func editLimit(of count: Int) -> Int { 8 + count / 16 }

  private mutating func rebuild(_ edit: SectionItemEdit) {
    var (removed, inserted) = (0, 0)
    var entries: [(item: Int, size: CGSize)] = []
    entries.reserveCapacity(count)
    forEach { item, size in
      while removed < edit.removed.count, edit.removed[removed] < item { removed += 1 }
      guard removed == edit.removed.count || edit.removed[removed] != item else { return }
      let rank = item - removed
      while inserted < edit.inserted.count, edit.inserted[inserted] - inserted <= rank {
        inserted += 1
      }
      entries.append((rank + inserted, size))
    }
    self = MeasuredSizes(sorted: entries)
  }
}
