/// One section of a snapshot with its items.
struct SnapshotSection<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The section's identifier.
  let identifier: Section
  /// The number by which the index of items knows the section, wherever it stands.
  let key: Int
  /// The identifiers of the items, in order.
  private(set) var items: [Item] = []
  /// How far at most an item is from where the index of items last saw it.
  private(set) var drift = 0

  /// Makes an empty section.
  init(identifier: Section, key: Int) {
    self.identifier = identifier
    self.key = key
  }

  /// Whether the items have drifted so far that the index should see them again.
  ///
  /// Seeing all n again costs n steps, and a lookup at most two comparisons for each step of drift.
  /// With a limit of the order of the square root of n, both stay small for each change.
  var needsHintRefresh: Bool { drift > 64 && drift * drift > 16 * items.count }

  /// Notes that the index has seen all items where they are now.
  mutating func didRefreshHints() {
    drift = 0
  }

  /// Puts items in at `offset`; those behind it make room.
  mutating func insert(_ identifiers: [Item], at offset: Int) {
    if offset < items.count { drift += identifiers.count }
    items.insert(contentsOf: identifiers, at: offset)
  }

  /// Takes out the items at ascending `offsets`; those behind them close up.
  mutating func remove(at offsets: [Int]) {
    drift += offsets.count
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

  /// Takes out all items.
  mutating func removeAll() {
    items = []
    drift = 0
  }

  /// Finds an item that the index last saw at `hint`, searching outwards from there.
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

/// The place right before or right after an element that is there already.
enum SnapshotNeighbor<Element> {
  case before(Element)
  case after(Element)

  /// The element that is there already.
  var element: Element {
    switch self {
    case .before(let element), .after(let element): element
    }
  }

  /// The index at which to insert when the element stands at `index`.
  func insertionIndex(at index: Int) -> Int {
    switch self {
    case .before: index
    case .after: index + 1
    }
  }
}
