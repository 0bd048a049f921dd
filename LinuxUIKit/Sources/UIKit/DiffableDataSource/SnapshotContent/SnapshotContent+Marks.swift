extension SnapshotContent {
  /// Marks items whose cells are to be replaced.
  mutating func markReloaded(_ items: [Item]) {
    if let unknown = items.first(where: { !contains($0) }) {
      SnapshotMistake.reloadUnknownItem("\(unknown)").raise()
    }
    reloadedItems.add(items)
  }

  /// Marks items whose cells are to be filled again.
  mutating func markReconfigured(_ items: [Item]) {
    if let unknown = items.first(where: { !contains($0) }) {
      SnapshotMistake.reconfigureUnknownItem("\(unknown)").raise()
    }
    reconfiguredItems.add(items)
  }

  /// Marks sections to be made anew.
  mutating func markSectionsReloaded(_ identifiers: [Section]) {
    if let unknown = identifiers.first(where: { position(ofSection: $0) == nil }) {
      SnapshotMistake.reloadUnknownSection("\(unknown)").raise()
    }
    reloadedSections.add(identifiers)
  }

  /// Forgets the marks of items that are gone.
  mutating func removeMarks(of items: [Item]) {
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }

  /// Whether anything is marked.
  var hasMarks: Bool {
    let marked = [reloadedItems.elements, reconfiguredItems.elements].joined()
    return !marked.isEmpty || !reloadedSections.elements.isEmpty
  }

  /// Forgets all marks.
  mutating func removeMarks() {
    reloadedItems = OrderedIdentifiers()
    reconfiguredItems = OrderedIdentifiers()
    reloadedSections = OrderedIdentifiers()
  }
}
