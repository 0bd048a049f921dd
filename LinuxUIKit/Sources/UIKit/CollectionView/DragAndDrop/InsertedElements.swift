import OrderedDifference

/// Items that a collection view displays although its data source has none: the gap of a drag, and
/// placeholders of dropped items.
///
/// Index paths of displayed items are called presentation index paths.
struct InsertedElements {
  /// One displayed item without an item of the data source.
  struct Element {
    /// The presentation index path.
    fileprivate(set) var path: IndexPath
    /// The placeholder; `nil` for the gap.
    let placeholder: PlaceholderContext?
  }

  /// The elements in the order of their paths.
  private(set) var elements: [Element] = []

  /// The path of the gap; `nil` if there is none.
  @MainActor var gap: IndexPath? { elements.first { $0.placeholder == nil }?.path }

  /// Returns the element at a presentation index path.
  func element(at path: IndexPath) -> Element? { elements.first { $0.path == path } }

  /// Returns the path of a placeholder; `nil` for one that was removed.
  @MainActor func path(of placeholder: PlaceholderContext) -> IndexPath? {
    elements.first { $0.placeholder === placeholder }?.path
  }

  /// Inserts an element, which moves those at and after its path.
  mutating func insert(at path: IndexPath, placeholder: PlaceholderContext?) {
    for index in elements.indices where elements[index].path.isInSection(of: path) {
      if elements[index].path.item >= path.item { elements[index].path.item += 1 }
    }
    elements.append(Element(path: path, placeholder: placeholder))
    elements.sort { $0.path < $1.path }
  }

  /// Removes the element at a path, which moves those after it.
  mutating func remove(at path: IndexPath) {
    elements.removeAll { $0.path == path }
    for index in elements.indices where elements[index].path.isInSection(of: path) {
      if elements[index].path.item > path.item { elements[index].path.item -= 1 }
    }
  }

  /// Makes the element at a path one of the data source.
  mutating func commit(at path: IndexPath) {
    elements.removeAll { $0.path == path }
  }

  /// Removes all elements.
  mutating func removeAll() { elements = [] }

  /// Returns the index path in the data source of a displayed item; `nil` for an element without
  /// one.
  func dataSourceIndexPath(for path: IndexPath) -> IndexPath? {
    guard path.count == 2, element(at: path) == nil else { return nil }
    let before = elements.count { $0.path.isInSection(of: path) && $0.path.item < path.item }
    return IndexPath(item: path.item - before, section: path.section)
  }

  /// Returns the presentation index path of an item of the data source.
  func presentationIndexPath(for path: IndexPath) -> IndexPath {
    guard path.count == 2 else { return path }
    return elements.reduce(path) { shifted, element in
      guard element.path.isInSection(of: shifted), element.path.item <= shifted.item else {
        return shifted
      }
      return IndexPath(item: shifted.item + 1, section: shifted.section)
    }
  }
}

extension IndexPath {
  fileprivate func isInSection(of other: IndexPath) -> Bool {
    count == 2 && other.count == 2 && section == other.section
  }
}

extension SectionCounts {
  /// Returns the counts with another number of items in an existing section.
  func adding(_ count: Int, inSection section: Int) -> SectionCounts {
    var counts = items
    guard counts.indices.contains(section) else { return self }
    counts[section] += count
    return SectionCounts(items: counts)
  }
}

/// The empty cell of the gap that a drag opens.
@MainActor final class DropGapCell: UICollectionViewCell {
  /// The reuse identifier of the cells.
  static let identifier = "UICollectionViewDropGap"
  /// The size of the dragged cell, which the gap has on estimated axes.
  var preferredSize: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredSize { layoutAttributes.size = preferredSize }
    return layoutAttributes
  }
}
