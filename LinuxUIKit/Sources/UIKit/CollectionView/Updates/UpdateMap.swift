import OrderedDifference

/// The index paths of sections, items and elements after an update.
///
/// Creating it takes O(*n* log *n*) time for *n* steps. A lookup takes logarithmic time, regardless
/// of the size of the data.
struct UpdateMap {
  private let steps: UpdateSteps
  private let sections: IndexMap
  private let sectionTargets: [Int: Int]
  private let removedItems: UpdatedItems
  private let placedItems: UpdatedItems

  /// Creates the map of valid steps.
  init(_ steps: UpdateSteps) {
    self.steps = steps
    sections = IndexMap(
      removed: (steps.deletedSections + steps.movedSections.map(\.source)).sorted()[...],
      placed: (steps.insertedSections + steps.movedSections.map(\.target)).sorted()[...])
    sectionTargets = Dictionary(steps.movedSections.map { ($0.source, $0.target) }) { first, _ in
      first
    }
    removedItems = steps.deletedItems.union(steps.movedItems.sources)
    placedItems = steps.insertedItems.union(steps.movedItems.targets)
  }

  /// The sections with inserted, deleted, moved or reloaded items; all sections if the update
  /// changes any section as a whole.
  var changedSections: ChangedSections { steps.changedSections }

  /// Returns the index of a section after the update; `nil` for a deleted section.
  func section(_ before: Int) -> Int? {
    sectionTargets[before] ?? sections.after(before)
  }

  /// Returns the index path of an item after the update; `nil` for one that was deleted, or
  /// reloaded with its section.
  func item(_ before: IndexPath) -> IndexPath? {
    if let target = steps.movedItems.target(of: ItemPosition(before)) { return IndexPath(target) }
    guard !steps.reloadedSections.contains(before.section) else { return nil }
    guard let section = section(before.section) else { return nil }
    let items = IndexMap(
      removed: removedItems.items(in: before.section), placed: placedItems.items(in: section))
    return items.after(before.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns the index path of an item after the update; `nil` for a reloaded item too.
  func unreloadedItem(_ before: IndexPath) -> IndexPath? {
    steps.reloadedItems.contains(ItemPosition(before)) ? nil : item(before)
  }

  /// Returns the index path of an item after the update; `nil` for an item that was reloaded or
  /// moved, or whose section was.
  func stayingItem(_ before: IndexPath) -> IndexPath? {
    let isMoved =
      steps.movedItems.target(of: ItemPosition(before)) != nil
      || sectionTargets[before.section] != nil
    return isMoved ? nil : unreloadedItem(before)
  }

  /// Returns an element with its index path after the update; `nil` if it was deleted or reloaded.
  ///
  /// A supplementary view of a section moves with the section. A supplementary view of any but the
  /// first item, or one that follows its item, moves with that item.
  func element(_ before: ElementID, followsItem: Bool = false) -> ElementID? {
    var after = before
    let isTied = before.category == .cell || followsItem
    guard let path = isTied ? unreloadedItem(before.indexPath) : path(of: before) else {
      return nil
    }
    after.indexPath = path
    return after
  }

  private func path(of element: ElementID) -> IndexPath? {
    let before = element.indexPath
    switch element.category {
    case .cell: return unreloadedItem(before)
    case .supplementaryView where !isAboutSection(before): return unreloadedItem(before)
    case .supplementaryView, .decorationView:
      guard before.count == 2 else { return before }
      guard !steps.reloadedSections.contains(before.section) else { return nil }
      return section(before.section).map { IndexPath(item: before.item, section: $0) }
    }
  }

  /// Returns whether an index path is that of a header or footer: item 0 in a section, and the
  /// highest item in the whole layout.
  private func isAboutSection(_ path: IndexPath) -> Bool {
    path.count != 2 || path.item == 0 || path.item == Int.max
  }
}
