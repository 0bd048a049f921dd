import CompositionalLayout

// Siblings of a uniform dimension are as long as the largest of them, so all must be measured
// before their size is final (compositional-layout.md, 4.6).

extension LayoutMeasuring {
  /// Returns whether the preferred size of a view is known already.
  ///
  /// A uniform cell gets the length of its largest sibling and still has its own preferred size. A
  /// preferred size that equals the current size is stored too, since the siblings depend on it.
  func knows(
    _ wanted: CGSize, askedInPlaceOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard original.sizing.isUniform, original.element.category == .cell else {
      return false
    }
    let path = original.element.indexPath
    if sizes.sections[path.section]?.items[path.item] == wanted { return true }
    if wanted == original.size { store(PreferredSize(element: original.element, size: wanted)) }
    return false
  }

  /// Returns whether an item was measured.
  func hasMeasured(_ item: Int, section: Int) -> Bool {
    sizes.sections[section]?.items[item] != nil
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the unmeasured cells on which the lengths of cells in a rectangle depend.
  func uniformCells(in rect: CGRect) -> [IndexPath] {
    guard let solved else { return [] }
    return solved.uniformItems(in: rect, offset: offset)
      .filter { !measuring.hasMeasured($0.item, section: $0.section) }
      .map { IndexPath(item: $0.item, section: $0.section) }
  }
}
