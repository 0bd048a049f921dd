/// An interactive movement of an item.
///
/// The collection view and its layout are updated as if the item had moved; the data source is
/// notified when the movement ends (uikit.md, 6.13).
struct InteractiveMovement {
  /// The progress of a movement.
  enum Phase {
    /// The item moves to its target position.
    case moving
    /// The data source is being notified.
    case ending
    /// The data source does not implement moving items.
    case refused
  }

  /// The item's index path in the data source.
  let original: IndexPath
  /// The counts of the data source when the movement began.
  let before: SectionCounts
  /// The current index path of the item, which becomes final when the movement ends.
  private(set) var current: IndexPath
  /// The center of the item, in points of the collection view's content.
  private(set) var position: CGPoint
  /// The progress of the movement.
  private(set) var phase = Phase.moving
  /// Whether the item is dragged with a preview, so that its cell is not at the finger.
  let isDragged: Bool

  /// Creates the movement of an item.
  init(of item: IndexPath, in counts: SectionCounts, from position: CGPoint) {
    (original, current) = (item, item)
    before = counts
    self.position = position
    isDragged = false
  }

  /// Creates the movement of an item that is dragged with a preview.
  init(draggedFrom item: IndexPath, in counts: SectionCounts) {
    (original, current) = (item, item)
    before = counts
    position = .zero
    isDragged = true
  }

  /// Moves the center of the item.
  mutating func move(to position: CGPoint) { self.position = position }

  /// Changes the current index path of the item.
  mutating func move(to indexPath: IndexPath) { current = indexPath }

  /// Marks the movement as being reported to the data source.
  mutating func beginEnding() { phase = .ending }

  /// Marks the movement as not implemented by the data source.
  mutating func refuse() { phase = .refused }

  /// Returns the index path in the data source of the item that is displayed at `path`.
  func dataSourceIndexPath(for path: IndexPath) -> IndexPath {
    guard path != current else { return original }
    let isBehindItem = path.section == current.section && path.item > current.item
    let others = isBehindItem ? path.item - 1 : path.item
    let isBehindHole = path.section == original.section && others >= original.item
    return IndexPath(item: isBehindHole ? others + 1 : others, section: path.section)
  }
}
