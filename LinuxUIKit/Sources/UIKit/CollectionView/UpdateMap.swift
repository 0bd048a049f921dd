import OrderedDifference

/// Tells where sections, items and views are after an update.
///
/// Making it costs n log n for n steps, a look-up the logarithm of n, whatever the size of the data.
struct UpdateMap {
  private let steps: UpdateSteps
  private let sections: IndexMap
  private let sectionTargets: [Int: Int]
  private let removedItems: UpdatedItems
  private let placedItems: UpdatedItems

  /// A map for steps that have been checked.
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

  /// Where a section is afterward; nil when it was deleted.
  func section(_ before: Int) -> Int? {
    sectionTargets[before] ?? sections.after(before)
  }

  /// Where an item is afterward; nil when it was deleted, or reloaded with its section.
  func item(_ before: IndexPath) -> IndexPath? {
    if let target = steps.movedItems.target(of: ItemPosition(before)) { return IndexPath(target) }
    guard !steps.reloadedSections.contains(before.section) else { return nil }
    guard let section = section(before.section) else { return nil }
    let items = IndexMap(
      removed: removedItems.items(in: before.section), placed: placedItems.items(in: section))
    return items.after(before.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where an item is afterward that the update did not reload.
  func unreloadedItem(_ before: IndexPath) -> IndexPath? {
    steps.reloadedItems.contains(ItemPosition(before)) ? nil : item(before)
  }

  /// Where an item is afterward that the update leaves as it is, in its order among such items: one
  /// that is not reloaded, nor moved, nor in a section that is.
  func stayingItem(_ before: IndexPath) -> IndexPath? {
    let isMoved =
      steps.movedItems.target(of: ItemPosition(before)) != nil
      || sectionTargets[before.section] != nil
    return isMoved ? nil : unreloadedItem(before)
  }

  /// Where a view is afterward; nil when its data is gone or to be asked anew.
  ///
  /// A supplementary view of a section stays with the section, one of a later item, or one that
  /// follows its item, with that item.
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

  /// Headers and footers have item 0; those of the whole layout the highest number there is.
  private func isAboutSection(_ path: IndexPath) -> Bool {
    path.count != 2 || path.item == 0 || path.item == Int.max
  }
}
