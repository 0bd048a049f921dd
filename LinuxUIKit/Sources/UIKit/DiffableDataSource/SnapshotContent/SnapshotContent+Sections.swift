extension SnapshotContent {
  /// Appends empty sections.
  mutating func appendSections(_ identifiers: [Section]) {
    requireNew(identifiers)
    insertNewSections(identifiers, at: sections.count)
  }

  /// Inserts empty sections before or after another one.
  mutating func insertSections(_ identifiers: [Section], next neighbor: SnapshotNeighbor<Section>) {
    guard !identifiers.isEmpty else { return }
    guard let place = position(ofSection: neighbor.element) else {
      SnapshotMistake.unsatisfied("insertIndex").raise()
    }
    requireNew(identifiers)
    checkItems()
    insertNewSections(identifiers, at: neighbor.insertionIndex(at: place))
  }

  /// Deletes sections with their items and marks.
  mutating func deleteSections(_ identifiers: [Section]) {
    let sectionIndexes = Set(identifiers.compactMap { position(ofSection: $0) })
    guard !sectionIndexes.isEmpty else { return }
    let items = removeSections(at: sectionIndexes.sorted())
    removeMarks(of: items, sections: identifiers)
  }

  /// Moves a section before or after another one.
  mutating func moveSection(_ identifier: Section, next neighbor: SnapshotNeighbor<Section>) {
    guard let source = position(ofSection: identifier) else {
      SnapshotMistake.unsatisfied("fromSection").raise()
    }
    guard let target = position(ofSection: neighbor.element) else {
      SnapshotMistake.unsatisfied("toSection").raise()
    }
    guard source != target else {
      SnapshotMistake.destinationAmongInserted("\(identifier)", ["\(identifier)"]).raise()
    }
    let remaining = target > source ? target - 1 : target
    moveSection(at: source, to: neighbor.insertionIndex(at: remaining))
  }

  private func requireNew(_ identifiers: [Section]) {
    let repeated = identifiers.duplicates()
    guard repeated.isEmpty else { SnapshotMistake.repeatedSections(repeated.names).raise() }
    let present = identifiers.filter { position(ofSection: $0) != nil }
    guard present.isEmpty else { SnapshotMistake.sectionsExist(present.names).raise() }
  }
}
