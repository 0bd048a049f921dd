import FlowLayout

// Unverified: that a size is kept until its item is reloaded or the length across the scroll axis
// changes, and that an invalidation keeps the sizes until the cells are measured again; inferred
// from uikit.md, 6.12.
/// The sizes of measured cells in a flow layout (uikit.md, 6.12).
@MainActor final class FlowMeasuring {
  /// The sections in which cells were measured since the last preparation.
  private(set) var changed = Set<Int>()
  private var sizes: [IndexPath: CGSize] = [:]

  /// Stores the preferred size of a cell.
  func setSize(_ size: CGSize, ofItemAt path: IndexPath) {
    sizes[path] = size
    changed.insert(path.section)
  }

  /// Removes all sizes.
  func removeAll() {
    sizes = [:]
    changed = []
  }

  /// Marks all sizes as included in the solution.
  func removeChanges() { changed = [] }

  /// Moves sizes to the index paths of their items after an update; removes those of reloaded
  /// items.
  func apply(_ map: UpdateMap) {
    let old = sizes
    sizes = [:]
    for (path, size) in old {
      if let after = map.unreloadedItem(path) { sizes[after] = size }
    }
  }

  /// Writes the sizes to the sections.
  func write(to sections: inout [FlowSection]) {
    for (path, size) in sizes where sections.indices.contains(path.section) {
      guard path.item < sections[path.section].itemCount else { continue }
      sections[path.section].sizes.measure(size, item: path.item)
    }
  }
}
