import CompositionalLayout
import OrderedDifference

extension SnapshotContent {
  /// Appends items to a section, or to the last one.
  mutating func append(_ items: [Item], to section: Section?) {
    guard !items.isEmpty else { return }
    guard !sections.isEmpty || section != nil else { SnapshotMistake.noSections.raise() }
    let named = section.map { position(ofSection: $0) } ?? sections.count - 1
    guard let place = named else { SnapshotMistake.unsatisfied("section").raise() }
    guard !appendUnchecked(items, to: place) else { return }
    append(items, toSectionAt: place)
  }

  /// Appends items to a section after checking for duplicates.
  mutating func append(_ items: [Item], toSectionAt section: Int) {
    requireUnique(items)
    removeExisting(items)
    insertNew(items, at: ItemPosition(section: section, item: sections[section].items.count))
  }

  /// Inserts items before or after another one.
  mutating func insert(_ items: [Item], next neighbor: SnapshotNeighbor<Item>) {
    guard !items.isEmpty else { return }
    requireUnique(items)
    guard contains(neighbor.element) else { SnapshotMistake.unsatisfied("section").raise() }
    requireAbsent(neighbor.element, of: items)
    removeExisting(items)
    insertNew(items, next: neighbor)
  }

  /// Moves an item before or after another one.
  mutating func move(_ item: Item, next neighbor: SnapshotNeighbor<Item>) {
    guard contains(item) else { SnapshotMistake.unsatisfied("fromIndex").raise() }
    guard contains(neighbor.element) else { SnapshotMistake.unsatisfied("toIndex").raise() }
    requireAbsent(neighbor.element, of: [item])
    removeItems([item])
    insertNew([item], next: neighbor)
  }

  /// Deletes items and their marks.
  mutating func delete(_ items: [Item]) {
    removeItems(items)
    removeMarks(of: items)
  }

  private mutating func insertNew(_ items: [Item], next neighbor: SnapshotNeighbor<Item>) {
    guard let position = position(of: neighbor.element) else { return }
    let offset = neighbor.insertionIndex(at: position.item)
    insertNew(items, at: ItemPosition(section: position.section, item: offset))
  }

  // Existing items are moved, with Apple's warning.
  private mutating func removeExisting(_ items: [Item]) {
    let present = items.filter { contains($0) }
    guard !present.isEmpty else { return }
    SnapshotWarning.itemsExist(present.names).log()
    removeItems(present)
  }

  private func requireUnique(_ items: [Item]) {
    let repeated = items.duplicates()
    guard repeated.isEmpty else { SnapshotMistake.repeatedItems(repeated.names).raise() }
  }

  private func requireAbsent(_ destination: Item, of items: [Item]) {
    guard items.contains(destination) else { return }
    SnapshotMistake.destinationAmongInserted("\(destination)", items.names).raise()
  }
}
