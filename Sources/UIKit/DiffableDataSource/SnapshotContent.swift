import CollectionCore

/// The sections, items and marks of a snapshot, with an index of where they are.
///
/// It starts out unchecked: items are appended without hashing them. The first question finds out
/// in `checkItems()` which are repeated. The first question about one item, and the first change
/// after a question, makes the index, which is kept up to date from then on. The index remembers
/// for each item its section and roughly its offset, so that a change in the middle does not touch
/// the entries of the items behind it.
struct SnapshotContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The sections, in order.
  private(set) var sections: [SnapshotSection<Section, Item>] = []
  /// The items to be shown by new cells.
  var reloadedItems = OrderedIdentifiers<Item>()
  /// The items whose cells are to be filled again.
  var reconfiguredItems = OrderedIdentifiers<Item>()
  /// The sections to be made anew.
  var reloadedSections = OrderedIdentifiers<Section>()

  private var places: [Section: Int] = [:]
  // For each key of a section its place; nil for those that are gone.
  private var placesByKey: [Int?] = []
  // Whether every item is known to be there once.
  private var isChecked = false
  // What was appended before that, in order.
  private var appended: [Batch] = []
  // Where each item was last seen; nil as long as nobody has asked.
  private var hints: [Item: Hint]?

  private struct Hint: Sendable {
    let key: Int
    let offset: Int
  }

  private struct Batch: Sendable {
    let section: Int
    let offsets: Range<Int>
  }

  /// The place of a section, nil when it is not there.
  func position(ofSection identifier: Section) -> Int? {
    places[identifier]
  }

  /// The section and offset of an item, nil when it is not there.
  mutating func position(of item: Item) -> ItemPosition? {
    indexItems()
    guard let hint = hints?[item], let section = placesByKey[hint.key] else { return nil }
    return sections[section].offset(of: item, near: hint.offset)
      .map { ItemPosition(section: section, item: $0) }
  }

  /// Whether an item is there.
  mutating func contains(_ item: Item) -> Bool {
    indexItems()
    return hints?[item] != nil
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
  mutating func place(_ items: [Item], at position: ItemPosition) {
    let key = sections[position.section].key
    sections[position.section].insert(items, at: position.item)
    for offset in items.indices {
      hints?[items[offset]] = Hint(key: key, offset: position.item + offset)
    }
    seeAgain(position.section)
  }

  /// Takes out items, and forgets them in the index; those that are not there are passed over.
  mutating func takeOut(_ items: [Item]) {
    var offsets: [Int: [Int]] = [:]
    for item in Set(items) {
      guard let position = position(of: item) else { continue }
      offsets[position.section, default: []].append(position.item)
    }
    for item in items { hints?[item] = nil }
    for (section, offsets) in offsets {
      sections[section].remove(at: offsets.sorted())
      seeAgain(section)
    }
  }

  private mutating func seeAgain(_ section: Int) {
    guard sections[section].hasDriftedFar else { return }
    enterItems(ofSection: section)
    sections[section].resetDrift()
  }

  /// Finds out whether appended items are repeated, unless that is known.
  ///
  /// The index is not made for this alone: who only builds snapshots and applies them never
  /// asks for it, and finding repeated items costs a fraction of it.
  mutating func checkItems() {
    guard !isChecked else { return }
    isChecked = true
    let items = sections.count == 1 ? sections[0].items : sections.flatMap(\.items)
    if OccurrenceMatcher(source: items).hasRepeatedElements { appendAgain() }
    appended = []
  }

  /// Makes the index of items, unless it is there.
  mutating func indexItems() {
    checkItems()
    guard hints == nil else { return }
    hints = [:]
    hints?.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
    for section in sections.indices { enterItems(ofSection: section) }
  }

  private mutating func enterItems(ofSection section: Int) {
    let key = sections[section].key
    let items = sections[section].items
    for offset in items.indices { hints?[items[offset]] = Hint(key: key, offset: offset) }
  }

  // Some are repeated: appends one batch after the other, which moves or refuses them.
  private mutating func appendAgain() {
    let batches = appended.map { batch in
      (batch.section, Array(sections[batch.section].items[batch.offsets]))
    }
    hints = [:]
    for section in sections.indices { sections[section].removeAll() }
    for (section, items) in batches { append(items, toSectionAt: section) }
  }
}

// MARK: - Sections

extension SnapshotContent {
  /// Puts in empty sections that are not there yet.
  mutating func placeSections(_ identifiers: [Section], at place: Int) {
    let isLast = place == sections.count
    let added = identifiers.enumerated().map { offset, identifier in
      SnapshotSection<Section, Item>(identifier: identifier, key: placesByKey.count + offset)
    }
    placesByKey += added.indices.map { place + $0 }
    for (offset, identifier) in identifiers.enumerated() { places[identifier] = place + offset }
    sections.insert(contentsOf: added, at: place)
    if !isLast { countSections() }
  }

  /// Takes the section at `source` with its items and puts it to `target`, counted without it.
  mutating func moveSection(at source: Int, to target: Int) {
    checkItems()
    sections.insert(sections.remove(at: source), at: target)
    countSections()
  }

  /// Takes out the sections at `removed` with their items, and returns the items.
  mutating func removeSections(at removed: [Int]) -> [Item] {
    checkItems()
    let items = removed.flatMap { sections[$0].items }
    for place in removed { places[sections[place].identifier] = nil }
    for place in removed { placesByKey[sections[place].key] = nil }
    for item in items { hints?[item] = nil }
    sections.removeSubranges(RangeSet(removed, within: sections))
    countSections()
    return items
  }

  private mutating func countSections() {
    for (place, section) in sections.enumerated() {
      places[section.identifier] = place
      placesByKey[section.key] = place
    }
  }
}
