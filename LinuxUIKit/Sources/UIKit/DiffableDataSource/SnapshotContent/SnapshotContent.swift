import CompositionalLayout
import OrderedDifference

/// The sections, items and marks of a snapshot, with an index of where they are.
///
/// It starts out unchecked: items are appended without hashing them. The first question makes the
/// index, which tells which are repeated and is kept up to date from then on. It remembers for each
/// item its section and roughly its offset, so that a change in the middle does not touch the
/// entries of the items behind it. Who knows already that no item is repeated says so with
/// `markItemsUnique()`, and the index waits for a question about one of them.
struct SnapshotContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The sections, in order.
  private(set) var sections: [SnapshotSection<Section, Item>] = []
  /// The items to be shown by new cells.
  var reloadedItems = OrderedIdentifiers<Item>()
  /// The items whose cells are to be filled again.
  var reconfiguredItems = OrderedIdentifiers<Item>()
  /// The sections to be made anew.
  var reloadedSections = OrderedIdentifiers<Section>()

  private var sectionIndexes: [Section: Int] = [:]
  // For each key of a section its place; nil for those that are gone.
  private var sectionIndexesByKey: [Int?] = []
  // Whether every item is known to be there once.
  private var isChecked = false
  // What was appended before that, in order.
  private var appended: [Batch] = []
  // Where each item was last seen; nil as long as nobody has asked.
  private var index: PositionIndex?

  private struct Batch: Sendable {
    let section: Int
    let offsets: Range<Int>
  }

  /// The place of a section, nil when it is not there.
  func position(ofSection identifier: Section) -> Int? {
    sectionIndexes[identifier]
  }

  /// The section and offset of an item, nil when it is not there.
  mutating func position(of item: Item) -> ItemPosition? {
    indexItems()
    guard let hint = slot(of: item).flatMap({ index?.hint(at: $0) }) else { return nil }
    return position(of: item, near: hint)
  }

  /// Whether an item is there.
  mutating func contains(_ item: Item) -> Bool { position(of: item) != nil }

  private func position(of item: Item, near hint: PositionIndex.Hint) -> ItemPosition? {
    guard let section = sectionIndexesByKey[hint.key] else { return nil }
    return sections[section].offset(of: item, near: hint.offset)
      .map { ItemPosition(section: section, item: $0) }
  }

  @inline(__always)
  private func slot(of item: Item) -> Int? {
    index?.slot(hash: item.hashValue) { position(of: item, near: $0) != nil }
  }
}

// MARK: - Items

extension SnapshotContent {
  /// Adds items at the end of the section at `section` without looking at them.
  ///
  /// - Returns: Whether that was possible, which it is until somebody has asked about items.
  mutating func appendUnchecked(_ items: [Item], to section: Int) -> Bool {
    guard !isChecked else { return false }
    let start = sections[section].items.count
    sections[section].insert(items, at: start)
    appended.append(Batch(section: section, offsets: start..<start + items.count))
    return true
  }

  /// Puts in items that are not there yet, and enters them in the index.
  mutating func insertNew(_ items: [Item], at position: ItemPosition) {
    let key = sections[position.section].key
    sections[position.section].insert(items, at: position.item)
    for offset in items.indices {
      index?.insert(
        hash: items[offset].hashValue,
        PositionIndex.Hint(key: key, offset: position.item + offset))
    }
    refreshHints(position.section)
  }

  /// Takes out items, and forgets them in the index; those that are not there are passed over.
  mutating func removeItems(_ items: [Item]) {
    var offsets: [Int: [Int]] = [:]
    for item in Set(items) {
      guard let position = position(of: item) else { continue }
      offsets[position.section, default: []].append(position.item)
    }
    removeFromIndex(items)
    for (section, offsets) in offsets {
      sections[section].remove(at: offsets.sorted())
      refreshHints(section)
    }
  }

  private mutating func refreshHints(_ section: Int) {
    guard sections[section].needsHintRefresh else { return }
    let (key, items) = (sections[section].key, sections[section].items)
    for offset in items.indices {
      guard let slot = slot(of: items[offset]) else { continue }
      index?.setHint(PositionIndex.Hint(key: key, offset: offset), at: slot)
    }
    sections[section].didRefreshHints()
  }

  // They must still be in their sections.
  private mutating func removeFromIndex(_ items: [Item]) {
    for item in items {
      guard let slot = slot(of: item) else { continue }
      index?.remove(at: slot)
    }
  }

  /// Finds out whether appended items are repeated, unless that is known.
  mutating func checkItems() {
    if !isChecked { indexItems() }
  }

  /// Takes it that no item is repeated: somebody has found that out.
  mutating func markItemsUnique() {
    isChecked = true
    appended = []
  }

  /// Whether one of some items is there, none of them repeated; nil where only the index could tell,
  /// which has not been made, and they are too many to be looked for one by one.
  func containsAny(of items: [Item]) -> Bool? {
    if index != nil { return items.contains { slot(of: $0) != nil } }
    guard items.count <= Self.linearSearchLimit else { return nil }
    return items.contains { item in sections.contains { $0.items.contains(item) } }
  }

  // Comparing an item with all others costs a tenth of hashing all, or less.
  private static var linearSearchLimit: Int { 8 }

  /// Makes the index of items, unless it is there.
  private mutating func indexItems() {
    guard index == nil else { return }
    var newIndex = PositionIndex(capacity: sections.reduce(0) { $0 + $1.items.count })
    let isUnique = sections.allSatisfy { insertItems(of: $0, in: &newIndex) }
    isChecked = true
    if isUnique { index = newIndex } else { appendIndividually() }
    appended = []
  }

  @_specialize(kind:partial,where Item == String)
  private func insertItems(
    of section: SnapshotSection<Section, Item>, in index: inout PositionIndex
  ) -> Bool {
    for offset in section.items.indices {
      let item = section.items[offset]
      let hash = item.hashValue
      let isThere = index.slot(hash: hash) { hint in
        sectionIndexesByKey[hint.key].map { sections[$0].items[hint.offset] == item } ?? false
      }
      guard isThere == nil else { return false }
      index.insert(hash: hash, PositionIndex.Hint(key: section.key, offset: offset))
    }
    return true
  }

  // Some are repeated: appends one batch after the other, which moves or refuses them.
  private mutating func appendIndividually() {
    let batches = appended.map { batch in
      (batch.section, Array(sections[batch.section].items[batch.offsets]))
    }
    index = PositionIndex(capacity: batches.reduce(0) { $0 + $1.1.count })
    for section in sections.indices { sections[section].removeAll() }
    for (section, items) in batches { append(items, toSectionAt: section) }
  }
}

// MARK: - Sections

extension SnapshotContent {
  /// Puts in empty sections that are not there yet.
  mutating func insertNewSections(_ identifiers: [Section], at place: Int) {
    let isLast = place == sections.count
    let added = identifiers.enumerated().map { offset, identifier in
      SnapshotSection<Section, Item>(
        identifier: identifier, key: sectionIndexesByKey.count + offset)
    }
    sectionIndexesByKey += added.indices.map { place + $0 }
    for (offset, identifier) in identifiers.enumerated() {
      sectionIndexes[identifier] = place + offset
    }
    sections.insert(contentsOf: added, at: place)
    if !isLast { reindexSections() }
  }

  /// Takes the section at `source` with its items and puts it to `target`, counted without it.
  mutating func moveSection(at source: Int, to target: Int) {
    checkItems()
    sections.insert(sections.remove(at: source), at: target)
    reindexSections()
  }

  /// Takes out the sections at `removed` with their items, and returns the items.
  mutating func removeSections(at removed: [Int]) -> [Item] {
    checkItems()
    let items = removed.flatMap { sections[$0].items }
    removeFromIndex(items)
    for place in removed { sectionIndexes[sections[place].identifier] = nil }
    for place in removed { sectionIndexesByKey[sections[place].key] = nil }
    sections.removeSubranges(RangeSet(removed, within: sections))
    reindexSections()
    return items
  }

  private mutating func reindexSections() {
    for (place, section) in sections.enumerated() {
      sectionIndexes[section.identifier] = place
      sectionIndexesByKey[section.key] = place
    }
  }
}
