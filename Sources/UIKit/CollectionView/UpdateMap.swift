/// Tells where sections, items and views are after an update.
///
/// Making it costs the number of steps, a look-up the logarithm of it, whatever the size of the
/// data.
struct UpdateMap {
  private let steps: UpdateSteps
  private let sections: IndexMap
  private let sectionTargets: [Int: Int]
  private let itemTargets: [IndexPath: IndexPath]
  private let removedItems: [Int: [Int]]
  private let placedItems: [Int: [Int]]

  /// A map for steps that have been checked.
  init(_ steps: UpdateSteps) {
    self.steps = steps
    sections = IndexMap(
      removed: (steps.deletedSections + steps.movedSections.map(\.from)).sorted(),
      placed: (steps.insertedSections + steps.movedSections.map(\.to)).sorted())
    sectionTargets = Dictionary(steps.movedSections.map { ($0.from, $0.to) }) { first, _ in first }
    itemTargets = Dictionary(steps.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    removedItems = Self.bySection(steps.deletedItems + steps.movedItems.map(\.from))
    placedItems = Self.bySection(steps.insertedItems + steps.movedItems.map(\.to))
  }

  /// Where a section is afterwards; nil when it was deleted.
  func section(_ before: Int) -> Int? {
    sectionTargets[before] ?? sections.after(before)
  }

  /// Where an item is afterwards; nil when it was deleted, or reloaded with its section.
  func item(_ before: IndexPath) -> IndexPath? {
    if let target = itemTargets[before] { return target }
    guard !steps.reloadedSections.contains(before.section) else { return nil }
    guard let section = section(before.section) else { return nil }
    let items = IndexMap(
      removed: removedItems[before.section] ?? [], placed: placedItems[section] ?? [])
    return items.after(before.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where an item is afterwards that the update did not reload.
  func unreloadedItem(_ before: IndexPath) -> IndexPath? {
    steps.reloadedItems.contains(before) ? nil : item(before)
  }

  /// Where an item is afterwards that the update leaves as it is, in its order among such items: one
  /// that is not reloaded, nor moved, nor in a section that is.
  func stayingItem(_ before: IndexPath) -> IndexPath? {
    let isMoved = itemTargets[before] != nil || sectionTargets[before.section] != nil
    return isMoved ? nil : unreloadedItem(before)
  }

  /// Where a view is afterwards; nil when its data is gone or to be asked anew.
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

  private static func bySection(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.item).sorted() }
  }
}
