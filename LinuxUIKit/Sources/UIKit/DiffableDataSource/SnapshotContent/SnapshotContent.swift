import CompositionalLayout
import OrderedDifference

/// The sections, items and marks of a snapshot, with an index of positions.
///
/// Items are appended unchecked, without hashing. The first query builds the index and detects
/// duplicates; afterward, the index is kept up to date. It stores the section of each item and an
/// approximate offset, so that inserting or deleting within a section doesn't affect the entries of
/// the following items. `markItemsUnique()` skips the check if the caller knows the result; the
/// index is then built when an item is first queried.
struct SnapshotContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The sections in order; the extensions read them.
  private(set) var sections: [SnapshotSection<Section, Item>] = [] {
    didSet { cachedList = nil }
  }
  /// The marks of sections and items that exist.
  private(set) var marks = SnapshotMarks<Section, Item>()

  private var sectionIndexes: [Section: Int] = [:]
  // The index of the section for each key; nil for deleted sections.
  private var sectionIndexesByKey: [Int?] = []
  // Whether all items are known to be unique.
  private var isChecked = false
  // The items appended before that, in order.
  private var appended: [Batch] = []
  // The identifiers as plain lists; nil after a change. Copies share it, so that the difference of
  // equal copies is found without a comparison.
  private var cachedList: SectionedList<Section, Item>?
  // The positions of items; nil before the first query.
  private var index: PositionIndex?

  private struct Batch: Sendable {
    let section: Int
    let offsets: Range<Int>
  }

  /// Returns the index of a section, or `nil`.
  func position(ofSection identifier: Section) -> Int? {
    sectionIndexes[identifier]
  }

  /// Returns the section and offset of an item, or `nil`.
  mutating func position(of item: Item) -> ItemPosition? {
    indexItems()
    guard let hint = slot(of: item).flatMap({ index?.hint(at: $0) }) else { return nil }
    return position(of: item, near: hint)
  }

  /// The identifiers without checking for duplicates.
  var uncheckedList: SectionedList<Section, Item> {
    mutating get {
      if let cachedList { return cachedList }
      // Closures are used because generic code creates a key path again in each call.
      let list = SectionedList(
        sections: sections.map { $0.identifier }, items: sections.map { $0.items })
      cachedList = list
      return list
    }
  }

  /// Returns whether an item exists.
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
  /// Appends items to the section at `section` without checking for duplicates.
  ///
  /// - Returns: Whether the items were appended, which is the case until the first query.
  mutating func appendUnchecked(_ items: [Item], to section: Int) -> Bool {
    guard !isChecked else { return false }
    let start = sections[section].items.count
    sections[section].insert(items, at: start)
    appended.append(Batch(section: section, offsets: start..<start + items.count))
    return true
  }

  /// Inserts items that don't exist yet, and indexes them.
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

  /// Removes items and their index entries.
  ///
  /// Unknown items are ignored.
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

  // The items must still be in their sections.
  private mutating func removeFromIndex(_ items: [Item]) {
    for item in items {
      guard let slot = slot(of: item) else { continue }
      index?.remove(at: slot)
    }
  }

  /// Checks appended items for duplicates unless this was done before.
  mutating func checkItems() {
    if !isChecked { indexItems() }
  }

  /// Records that no item is duplicated, as found by the caller.
  mutating func markItemsUnique() {
    isChecked = true
    appended = []
  }

  /// Returns whether one of some items exists; `nil` if the index isn't built and there are too
  /// many items for a linear search.
  func containsAny(of items: [Item]) -> Bool? {
    if index != nil { return items.contains { slot(of: $0) != nil } }
    guard items.count <= Self.linearSearchLimit else { return nil }
    return items.contains { item in sections.contains { $0.items.contains(item) } }
  }

  // Comparing an item with all others costs a tenth of hashing all, or less.
  private static var linearSearchLimit: Int { 8 }

  /// Builds the index unless it exists.
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

  // Some items are duplicated: append the batches one by one, which moves or rejects duplicates.
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
  /// Inserts empty sections that don't exist yet.
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

  /// Moves the section at `source` with its items to `target`, counted without it.
  mutating func moveSection(at source: Int, to target: Int) {
    checkItems()
    sections.insert(sections.remove(at: source), at: target)
    reindexSections()
  }

  /// Removes the sections at `removed` and returns their items.
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

// MARK: - Marks

extension SnapshotContent {
  /// Marks items for reloading.
  mutating func markReloaded(_ items: [Item]) {
    if let unknown = items.first(where: { !contains($0) }) {
      SnapshotMistake.reloadUnknownItem("\(unknown)").raise()
    }
    marks.reload(items)
  }

  /// Marks items for reconfiguring.
  mutating func markReconfigured(_ items: [Item]) {
    if let unknown = items.first(where: { !contains($0) }) {
      SnapshotMistake.reconfigureUnknownItem("\(unknown)").raise()
    }
    marks.reconfigure(items)
  }

  /// Marks sections for reloading.
  mutating func markSectionsReloaded(_ identifiers: [Section]) {
    if let unknown = identifiers.first(where: { position(ofSection: $0) == nil }) {
      SnapshotMistake.reloadUnknownSection("\(unknown)").raise()
    }
    marks.reloadSections(identifiers)
  }

  /// Removes the marks of deleted items and sections.
  mutating func removeMarks(of items: [Item], sections: [Section] = []) {
    marks.remove(items: items, sections: sections)
  }

  /// Removes all marks.
  mutating func removeMarks() {
    marks = SnapshotMarks()
  }
}
