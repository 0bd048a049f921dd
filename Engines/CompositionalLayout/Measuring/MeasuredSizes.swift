import Foundation

/// The sizes of those items of a section that were measured; nothing is kept for the others.
///
/// ```swift
/// var sizes = MeasuredSizes()
/// sizes[7] = CGSize(width: 375, height: 60)
/// sizes.first(from: 3)  // 7
/// ```
///
/// Looking up, setting, and skipping to the next measured item cost O(log n) of the measured items.
/// A size is kept with the number of items between it and the one before, in a `SummedTree`.
package struct MeasuredSizes: Sendable {
  private var tree = SummedTree<CGSize, ItemCount>()

  /// The number of items of a run of sizes, including the items without a size before each, and the
  /// largest lengths.
  private struct ItemCount: TreeSum {
    static let zero = ItemCount(length: 0, .zero)
    var length: Int
    var largest: CGSize

    init(length: Int, _ largest: CGSize) { (self.length, self.largest) = (length, largest) }

    mutating func add(_ next: ItemCount) {
      length += next.length
      largest.width = max(largest.width, next.largest.width)
      largest.height = max(largest.height, next.largest.height)
    }
  }

  /// Creates an empty value.
  package init() {}

  /// The number of measured items.
  package var count: Int { tree.count }

  /// Whether no item is measured.
  package var isEmpty: Bool { tree.isEmpty }

  /// The largest width and the largest height that were measured, in points.
  var largest: CGSize { tree.sum.largest }

  /// The measured size of an item in points; `nil` if it isn't measured.
  package subscript(item: Int) -> CGSize? {
    get { entry(from: item).flatMap { $0.item == item ? $0.found.element : nil } }
    set {
      let next = entry(from: item)
      switch (newValue, next) {
      case (let size?, let next?) where next.item == item:
        tree.update(at: next.found.position) { known in
          known = size
          return ItemCount(length: next.found.sum.length, size)
        }
      case (let size?, _): insert(size, at: item, before: next)
      case (nil, let next?) where next.item == item: remove(next)
      case (nil, _): break
      }
    }
  }

  /// Returns the first measured item at or after `item`; `nil` if there is none.
  package func first(from item: Int) -> Int? { entry(from: item)?.item }

  /// Returns the sizes after an update: each at the new index of its item; removed if that is
  /// `nil`.
  ///
  /// Costs O(n log n) of the measured items.
  package func moved(_ target: (Int) -> Int?) -> MeasuredSizes {
    var entries: [(item: Int, size: CGSize)] = []
    forEach { item, size in
      if let item = target(item) { entries.append((item, size)) }
    }
    entries.sort { $0.item < $1.item }
    return MeasuredSizes(sorted: entries)
  }

  /// Calls `body` with every measured item and its size, in order.
  package func forEach(_ body: (Int, CGSize) -> Void) {
    var item = -1
    tree.forEach { size, count in
      item += count.length
      body(item, size)
    }
  }

  /// Descriptions of violated invariants; for tests.
  package var brokenInvariants: [String] { tree.brokenInvariants }
}

extension MeasuredSizes {
  private typealias Entry = (item: Int, found: SummedTree<CGSize, ItemCount>.Found)

  /// Sizes of items in ascending order.
  init(sorted entries: [(item: Int, size: CGSize)]) {
    var last = -1
    tree = SummedTree(
      entries.map { item, size in
        defer { last = item }
        return (size, ItemCount(length: item - last, size))
      })
  }

  /// Removes items with their sizes, so that the following items move.
  mutating func removeItems(_ items: Range<Int>) {
    while let entry = entry(from: items.lowerBound), entry.item < items.upperBound { remove(entry) }
    moveItems(from: items.lowerBound, by: -items.count)
  }

  /// Inserts items without sizes, so that the following items move.
  mutating func insertItems(_ items: Range<Int>) {
    moveItems(from: items.lowerBound, by: items.count)
  }

  private mutating func moveItems(from item: Int, by count: Int) {
    guard let next = entry(from: item) else { return }
    tree.setSum(
      ItemCount(length: next.found.sum.length + count, next.found.element), at: next.found.position)
  }

  /// Returns the first measured item at or after one, with its size.
  private func entry(from item: Int) -> Entry? {
    tree.first { before, next in before + next.length > item }
      .map { ($0.before + $0.sum.length - 1, $0) }
  }

  private mutating func insert(_ size: CGSize, at item: Int, before next: Entry?) {
    let start = next?.found.before ?? tree.sum.length
    let position = next?.found.position ?? tree.count
    if let next {
      tree.setSum(ItemCount(length: next.item - item, next.found.element), at: position)
    }
    tree.insert(size, sum: ItemCount(length: item - start + 1, size), at: position)
  }

  private mutating func remove(_ entry: Entry) {
    let position = entry.found.position
    tree.remove(at: position)
    guard position < tree.count else { return }
    let next = tree.offset(of: position + 1) - tree.offset(of: position)
    tree.setSum(ItemCount(length: entry.found.sum.length + next, tree[position]), at: position)
  }
}

extension MeasuredSizes: Hashable {
  /// Returns whether the same items have the same sizes, regardless of the order of changes.
  package static func == (one: MeasuredSizes, other: MeasuredSizes) -> Bool {
    one.count == other.count && one.entries == other.entries
  }

  package func hash(into hasher: inout Hasher) {
    // `CGSize` is `Hashable` only from iOS 18 on, so its lengths are hashed.
    forEach { item, size in
      hasher.combine(item)
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }

  private var entries: [Measured] {
    var entries: [Measured] = []
    forEach { entries.append(Measured(item: $0, size: $1)) }
    return entries
  }

  private struct Measured: Equatable {
    let item: Int
    let size: CGSize
  }
}
