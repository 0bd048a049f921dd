import CompositionalLayout

// Siblings of a uniform dimension are as long as the largest of them, so each must have been asked
// before their size is final (compositional-layout.md 4.6).

extension LayoutMeasuring {
  /// Whether what a view asks for is known and says nothing new.
  ///
  /// A uniform cell gets the length of its largest sibling and goes on asking for its own. One that
  /// asks for just what it has is noted, since its siblings wait for it.
  @MainActor mutating func knows(
    _ wanted: CGSize, askedInPlaceOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard original.sizing.isUniform, original.element.category == .cell else {
      return false
    }
    let path = original.element.indexPath
    if sizes.sections[path.section]?.items[path.item] == wanted { return true }
    if wanted == original.size { take(PreferredSize(element: original.element, size: wanted)) }
    return false
  }

  /// Whether an item was measured.
  func hasMeasured(_ item: Int, section: Int) -> Bool {
    sizes.sections[section]?.items[item] != nil
  }
}

extension UICollectionViewCompositionalLayout {
  /// The cells with unmeasured siblings' lengths in a rectangle: those that were not measured yet.
  func uniformCells(in rect: CGRect) -> [IndexPath] {
    guard let solved else { return [] }
    return solved.uniformItems(in: rect, offset: offset)
      .filter { !measuring.hasMeasured($0.item, section: $0.section) }
      .map { IndexPath(item: $0.item, section: $0.section) }
  }
}
