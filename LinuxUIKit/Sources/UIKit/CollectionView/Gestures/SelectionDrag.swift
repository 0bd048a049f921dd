/// A pan of two fingers that selects what lies between where it began and where it is (uikit.md 6.6).
///
/// [guess 6.6] Begun on a selected item, it takes the selection off instead. An item that the fingers
/// come back from is again as it was.
struct SelectionDrag {
  /// Where the pan began.
  let start: IndexPath
  /// Whether the items between become selected; otherwise the selection is taken off them.
  let selects: Bool
  /// What is between the start and the place where the fingers were last, both included.
  private(set) var covered: ClosedRange<IndexPath>?
  private let before: Set<IndexPath>

  /// A pan that begins at an item while others are selected.
  init(at start: IndexPath, selection: Set<IndexPath>) {
    self.start = start
    before = selection
    selects = !selection.contains(start)
  }

  /// Takes in that the fingers are at an item.
  mutating func move(to current: IndexPath) {
    covered = min(start, current)...max(start, current)
  }

  /// Whether an item is to be selected now.
  func wants(_ item: IndexPath) -> Bool {
    covered?.contains(item) == true ? selects : before.contains(item)
  }
}

extension SectionCounts {
  /// The items from one to another, both included, section by section.
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
