import CompositionalLayout
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

  /// Whether sections are deleted, inserted, reloaded or moved as a whole.
  var changesSections: Bool { steps.changesSections }

  /// Returns the sections that stay and have other items, of `count` sections, by their indexes
  /// before the update.
  func editedSections(of count: Int) -> [Int] {
    guard changesSections else { return steps.sectionsOfChangedItems.sorted() }
    return (0..<count).filter { section in
      guard let target = stayingSection(section) else { return false }
      return removedItems.count(in: section) > 0 || placedItems.count(in: target) > 0
        || steps.reloadedItems.count(in: section) > 0
    }
  }

  /// Returns the removed and inserted items of a section, by its index before the update; `nil` if
  /// there are none, or the section does not stay.
  ///
  /// A reloaded item is removed and inserted.
  func itemEdit(in section: Int) -> SectionItemEdit? {
    guard let target = stayingSection(section) else { return nil }
    var (removed, placed) = (removedItems.items(in: section), placedItems.items(in: target))
    let reloaded = steps.reloadedItems.items(in: section)
    if !reloaded.isEmpty {
      let targets = reloaded.compactMap { item(IndexPath(item: $0, section: section)) }
        .filter { $0.section == target }.map(\.item)
      removed = Set(removed).union(reloaded).sorted()[...]
      placed = Set(placed).union(targets).sorted()[...]
    }
    guard !removed.isEmpty || !placed.isEmpty else { return nil }
    return SectionItemEdit(removed: Array(removed), inserted: Array(placed))
  }

  /// The items of a section that move, by their indexes before the update, ascending.
  func movedItems(of section: Int) -> ArraySlice<Int> {
    steps.movedItems.sources.items(in: section)
  }

  /// Returns the index of a section after the update; `nil` for one that was deleted or reloaded.
  func stayingSection(_ before: Int) -> Int? {
    steps.reloadedSections.contains(before) ? nil : section(before)
  }

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
