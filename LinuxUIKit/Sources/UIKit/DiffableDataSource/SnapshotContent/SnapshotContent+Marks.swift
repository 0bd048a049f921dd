extension SnapshotContent {
  /// Marks items for reloading.
  mutating func markReloaded(_ items: [Item]) {
    if let unknown = items.first(where: { !contains($0) }) {
      SnapshotMistake.reloadUnknownItem("\(unknown)").raise()
    }
    reloadedItems.add(items)
  }

  /// Marks items for reconfiguring.
  mutating func markReconfigured(_ items: [Item]) {
    if let unknown = items.first(where: { !contains($0) }) {
      SnapshotMistake.reconfigureUnknownItem("\(unknown)").raise()
    }
    reconfiguredItems.add(items)
  }

  /// Marks sections for reloading.
  mutating func markSectionsReloaded(_ identifiers: [Section]) {
    if let unknown = identifiers.first(where: { position(ofSection: $0) == nil }) {
      SnapshotMistake.reloadUnknownSection("\(unknown)").raise()
    }
    reloadedSections.add(identifiers)
  }

  /// Removes the marks of deleted items.
  mutating func removeMarks(of items: [Item]) {
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }

  /// Whether anything is marked.
  var hasMarks: Bool {
    let marked = [reloadedItems.elements, reconfiguredItems.elements].joined()
    return !marked.isEmpty || !reloadedSections.elements.isEmpty
  }

  /// Removes all marks.
  mutating func removeMarks() {
    reloadedItems = OrderedIdentifiers()
    reconfiguredItems = OrderedIdentifiers()
    reloadedSections = OrderedIdentifiers()
  }
}
