/// A section of a snapshot with its items.
struct SnapshotSection<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The section's identifier.
  let identifier: Section
  /// The number that identifies the section in the index of positions.
  let key: Int
  /// The identifiers of the items in order; they change together with `drift`.
  private(set) var items: [Item] = []
  /// The maximum distance of an item from its position in the index.
  private(set) var drift = 0

  /// Creates an empty section.
  init(identifier: Section, key: Int) {
    self.identifier = identifier
    self.key = key
  }

  /// Whether the positions in the index should be refreshed.
  ///
  /// Refreshing n items costs n steps, and a query up to two comparisons for each step of drift. A
  /// limit in the order of the square root of n keeps both small.
  var needsHintRefresh: Bool { drift > 64 && drift * drift > 16 * items.count }

  /// Resets the drift after the positions in the index were refreshed.
  mutating func didRefreshHints() {
    drift = 0
  }

  /// Inserts items at `offset`.
  mutating func insert(_ identifiers: [Item], at offset: Int) {
    if offset < items.count { drift += identifiers.count }
    items.insert(contentsOf: identifiers, at: offset)
  }

  /// Removes the items at ascending `offsets`.
  mutating func remove(at offsets: [Int]) {
    // Items at the end are removed without moving others.
    var end = items.count
    for offset in offsets.reversed() where offset == end - 1 { end = offset }
    drift += offsets.count - (items.count - end)
    guard items.count - end < offsets.count else { return items.removeSubrange(end...) }
    guard offsets.count != 1 else {
      items.remove(at: offsets[0])
      return
    }
    var kept: [Item] = []
    kept.reserveCapacity(items.count - offsets.count)
    for (previous, offset) in zip([-1] + offsets, offsets + [items.count]) {
      kept += items[previous + 1..<offset]
    }
    items = kept
  }

  /// Removes all items.
  mutating func removeAll() {
    items = []
    drift = 0
  }

  /// Returns the offset of an item, searching outward from `hint`.
  func offset(of item: Item, near hint: Int) -> Int? {
    for distance in 0...drift {
      let candidates = [hint - distance, hint + distance]
      if let found = candidates.first(where: { isItem(item, at: $0) }) { return found }
    }
    return nil
  }

  private func isItem(_ item: Item, at offset: Int) -> Bool {
    items.indices.contains(offset) && items[offset] == item
  }
}

/// A position directly before or after an existing element.
enum SnapshotNeighbor<Element> {
  case before(Element)
  case after(Element)

  /// The existing element.
  var element: Element {
    switch self {
    case .before(let element), .after(let element): element
    }
  }

  /// Returns the index for insertion if the element is at `index`.
  func insertionIndex(at index: Int) -> Int {
    switch self {
    case .before: index
    case .after: index + 1
    }
  }
}
