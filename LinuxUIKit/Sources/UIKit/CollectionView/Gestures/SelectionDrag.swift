// Unverified: that it deselects items if it begins on a selected one, and that an item from which
// the pan returns gets its former state; inferred from uikit.md, 6.6.
/// A two-finger pan that selects the items between its first and its current position (uikit.md,
/// 6.6).
struct SelectionDrag {
  /// The item at which the pan began.
  let start: IndexPath
  /// Whether the items between are selected; otherwise they are deselected.
  let selectsItems: Bool
  /// The items from the first to the current position.
  private(set) var covered: ClosedRange<IndexPath>?
  private let before: Set<IndexPath>

  /// Creates a pan that begins at an item.
  init(at start: IndexPath, selection: Set<IndexPath>) {
    self.start = start
    before = selection
    selectsItems = !selection.contains(start)
  }

  /// Moves the current position to an item.
  mutating func move(to current: IndexPath) {
    covered = min(start, current)...max(start, current)
  }

  /// Returns whether an item must be selected now.
  func selects(_ item: IndexPath) -> Bool {
    covered?.contains(item) == true ? selectsItems : before.contains(item)
  }
}

extension SectionCounts {
  /// Returns the items from one to another, section by section.
  func items(in range: ClosedRange<IndexPath>) -> [IndexPath] {
    (range.lowerBound.section...range.upperBound.section).flatMap { section -> [IndexPath] in
      let first = section == range.lowerBound.section ? range.lowerBound.item : 0
      let last =
        section == range.upperBound.section ? range.upperBound.item : items(in: section) - 1
      guard first <= last else { return [] }
      return (first...last).map { IndexPath(item: $0, section: section) }
    }
  }
}
