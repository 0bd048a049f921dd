import Foundation

/// The sizes of those items of a section that were measured; nothing is kept for the others.
///
/// Sorted by item: looking up, and skipping to the next measured item, cost O(log n) of what was
/// measured. So does setting, apart from the memory that moves when it isn't near the end.
package struct MeasuredSizes: Hashable, Sendable {
  private var entries: [Entry] = []

  private struct Entry: Hashable, Sendable {
    var item: Int
    var size: CGSize
  }

  /// Nothing measured.
  package init() {}

  /// How many items were measured.
  package var count: Int { entries.count }

  /// Whether no item was.
  package var isEmpty: Bool { entries.isEmpty }

  /// The measured size of an item in points; nil while it was not measured.
  package subscript(item: Int) -> CGSize? {
    get {
      let place = place(of: item)
      guard place < entries.count, entries[place].item == item else { return nil }
      return entries[place].size
    }
    set {
      let place = place(of: item)
      let isKnown = place < entries.count && entries[place].item == item
      switch (newValue, isKnown) {
      case (let size?, true): entries[place].size = size
      case (let size?, false): entries.insert(Entry(item: item, size: size), at: place)
      case (nil, true): entries.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// The first measured item at or after `item`; nil where none is.
  package func first(from item: Int) -> Int? {
    let place = place(of: item)
    return place < entries.count ? entries[place].item : nil
  }

  /// The sizes after an update: each goes where its item goes, and away where that is nil.
  ///
  /// Costs O(n log n) of what was measured.
  package func moved(_ target: (Int) -> Int?) -> MeasuredSizes {
    var copy = MeasuredSizes()
    copy.entries = entries.compactMap { entry in
      target(entry.item).map { Entry(item: $0, size: entry.size) }
    }
    copy.entries.sort { $0.item < $1.item }
    return copy
  }

  /// Calls `body` with every measured item and its size, in order.
  package func forEach(_ body: (Int, CGSize) -> Void) {
    for entry in entries { body(entry.item, entry.size) }
  }

  private func place(of item: Int) -> Int {
    entries.firstPosition { $0.item >= item }
  }
}
