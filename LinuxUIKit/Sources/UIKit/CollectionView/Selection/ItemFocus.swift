/// The focus of a list: its focused item, and the one that was focused or touched last.
///
/// The focus belongs to an item: it moves with it in updates. If the item is deleted, the one that takes
/// its place is focused.
@MainActor final class ItemFocus {
  /// The focused item; `nil` if the list doesn't have the focus.
  private(set) var current: IndexPath?
  /// The item that was focused or touched last.
  private(set) var last: IndexPath?
  /// Whether the items can be focused.
  private(set) var allowsFocus = true
  /// Whether an item is selected when it receives the focus.
  private(set) var selectionFollowsFocus = false
  /// Whether the list focuses the same item as before when it receives the focus again.
  private(set) var remembersLast = false

  /// Sets whether the items can be focused.
  func setAllowsFocus(_ allows: Bool) { allowsFocus = allows }

  /// Sets whether an item is selected when it receives the focus.
  func setSelectionFollowsFocus(_ follows: Bool) { selectionFollowsFocus = follows }

  /// Sets whether the list focuses the same item as before when it receives the focus again.
  func setRemembersLast(_ remembers: Bool) { remembersLast = remembers }

  /// Moves the focus to an item.
  func begin(at item: IndexPath) { (current, last) = (item, item) }

  /// Ends the focus; the item is kept as the last one.
  func end() { current = nil }

  /// Stores the item that was touched.
  func setLast(_ item: IndexPath) { last = item }

  /// Moves the focus with the items after an update.
  func apply(_ map: UpdateMap, _ counts: SectionCounts) {
    current = current.flatMap { Self.item($0, map, counts) }
    last = last.flatMap { map.item($0) }
  }

  /// Keeps the focus at its index path after new data is loaded, if there is an item.
  func limit(to counts: SectionCounts) {
    if let item = current, !counts.contains(item) { current = nil }
    if let item = last, !counts.contains(item) { last = nil }
  }

  /// Returns the item after an update, or the one in the place of a deleted one.
  private static func item(
    _ before: IndexPath, _ map: UpdateMap, _ counts: SectionCounts
  ) -> IndexPath? {
    if let item = map.item(before) { return item }
    guard let section = map.section(before.section), counts.items(in: section) > 0 else {
      return nil
    }
    return IndexPath(item: min(before.item, counts.items(in: section) - 1), section: section)
  }
}
