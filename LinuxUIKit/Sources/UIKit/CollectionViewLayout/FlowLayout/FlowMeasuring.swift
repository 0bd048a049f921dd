import FlowLayout

/// What a flow layout keeps of cells that said their size (uikit.md 6.12).
///
/// [guess uikit.md 6.12] A size is kept until its item is reloaded or there is other room across
/// the scroll axis. After an invalidation from outside, cells are asked again when they are to be
/// seen; until then the size that they had is the best guess there is.
struct FlowMeasuring {
  /// The sizes, in points.
  private(set) var sizes: [IndexPath: CGSize] = [:]
  /// The sections in which something was measured since lines were made.
  private(set) var changed = Set<Int>()

  /// Keeps the size that a cell asks for.
  mutating func take(_ size: CGSize, for path: IndexPath) {
    sizes[path] = size
    changed.insert(path.section)
  }

  /// Drops all sizes.
  mutating func forget() {
    sizes = [:]
    changed = []
  }

  /// Says that lines were made of everything that was measured.
  mutating func settle() { changed = [] }

  /// Lets sizes follow their items in an update; those of reloaded ones are dropped.
  ///
  /// Costs what was measured.
  mutating func follow(_ map: UpdateMap) {
    let old = sizes
    sizes = [:]
    for (path, size) in old {
      if let after = map.unreloadedItem(path) { sizes[after] = size }
    }
  }

  /// Puts what was measured into the sections.
  func write(to sections: inout [FlowSection]) {
    for (path, size) in sizes where sections.indices.contains(path.section) {
      guard path.item < sections[path.section].itemCount else { continue }
      sections[path.section].sizes.measure(size, item: path.item)
    }
  }
}
