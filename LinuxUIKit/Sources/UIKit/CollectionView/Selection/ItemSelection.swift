/// The selected items, and the rules by which items are selected.
///
/// The selection belongs to items: it moves with them in updates, and ends when they are deleted or
/// reloaded.
@MainActor final class ItemSelection {
  /// The index paths of the selected items.
  private(set) var indexPaths = Set<IndexPath>()
  /// The rules of the collection view.
  var rules = SelectionRules()
  /// The two-finger pan that is selecting items; `nil` if there is none.
  var drag: SelectionDrag?

  /// Returns whether an item is selected.
  func contains(_ indexPath: IndexPath) -> Bool { indexPaths.contains(indexPath) }

  /// Selects or deselects an item.
  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected { indexPaths.insert(indexPath) } else { indexPaths.remove(indexPath) }
  }

  /// Deselects all items, because the data is reloaded.
  func removeAll() { indexPaths = [] }

  /// Moves the selection to the items' index paths after an update.
  func apply(_ map: UpdateMap) {
    indexPaths = Set(indexPaths.compactMap(map.unreloadedItem))
  }
}
