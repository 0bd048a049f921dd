/// The selected items, and the rules by which items are selected.
///
/// The selection belongs to items: it moves with them in updates, and ends when they are deleted or
/// reloaded.
@MainActor final class ItemSelection {
  /// The index paths of the selected items.
  private(set) var indexPaths = Set<IndexPath>()
  /// The rules of the collection view.
  private(set) var rules = SelectionRules()
  /// The two-finger pan that is selecting items; `nil` if there is none.
  private(set) var drag: SelectionDrag?

  /// Returns whether an item is selected.
  func contains(_ indexPath: IndexPath) -> Bool { indexPaths.contains(indexPath) }

  /// Selects or deselects an item.
  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected { indexPaths.insert(indexPath) } else { indexPaths.remove(indexPath) }
  }

  /// Changes one of the rules.
  func setRule(_ rule: WritableKeyPath<SelectionRules, Bool>, to isOn: Bool) {
    rules[keyPath: rule] = isOn
  }

  /// Begins a two-finger pan at an item.
  func beginDrag(at item: IndexPath) {
    drag = SelectionDrag(at: item, selection: indexPaths)
  }

  /// Moves the pan to an item, and returns the pan before and after if it covers other items now.
  func moveDrag(to item: IndexPath) -> (before: SelectionDrag, after: SelectionDrag)? {
    guard let before = drag else { return nil }
    drag?.move(to: item)
    guard let after = drag, after.covered != before.covered else { return nil }
    return (before, after)
  }

  /// Ends the pan; returns `false` if there is none.
  func endDrag() -> Bool {
    defer { drag = nil }
    return drag != nil
  }

  /// Deselects all items, because the data is reloaded.
  func removeAll() { indexPaths = [] }

  /// Moves the selection to the items' index paths after an update.
  func apply(_ map: UpdateMap) {
    indexPaths = Set(indexPaths.compactMap(map.unreloadedItem))
  }
}
