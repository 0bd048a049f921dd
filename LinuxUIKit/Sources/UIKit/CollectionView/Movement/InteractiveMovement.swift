/// An item that is being moved by hand or by code, and where it would come to.
///
/// The collection view and its layout already count as if the item had moved; the data source does
/// not know of it until the movement ends (uikit.md 6.13).
struct InteractiveMovement {
  /// How far a movement has come.
  enum Phase {
    /// The item follows its position.
    case moving
    /// The data source is being told.
    case ending
    /// The data source has no way of moving items.
    case refused
  }

  /// Where the item is in the data source.
  let original: IndexPath
  /// What the data source counted when the movement began.
  let before: SectionCounts
  /// Where the item is shown, and comes to when the movement ends now.
  var current: IndexPath
  /// The middle of the item, in points of the collection view's content.
  var position: CGPoint
  /// How far the movement has come.
  var phase = Phase.moving

  /// Where the data source has the item that is shown at `path`.
  func dataPath(of path: IndexPath) -> IndexPath {
    guard path != current else { return original }
    let isBehindItem = path.section == current.section && path.item > current.item
    let others = isBehindItem ? path.item - 1 : path.item
    let isBehindHole = path.section == original.section && others >= original.item
    return IndexPath(item: isBehindHole ? others + 1 : others, section: path.section)
  }
}

extension SectionCounts {
  /// The counts after an item has moved from one place to another, whose sections are there.
  func moving(_ from: IndexPath, to target: IndexPath) -> SectionCounts {
    var counts = self
    counts.items[from.section] -= 1
    counts.items[target.section] += 1
    return counts
  }
}
