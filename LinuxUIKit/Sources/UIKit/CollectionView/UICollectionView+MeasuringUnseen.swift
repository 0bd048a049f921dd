extension UICollectionView {
  /// Measures cells that are not on the screen, where the sizes of those that are depend on them;
  /// returns whether a size changed (compositional-layout.md 4.6).
  ///
  /// Costs one cell for each that was not measured yet; a few views are used again for all of them.
  func measureUnseen() -> Bool {
    let number = due.tileNumber
    var isChanged = false
    for path in layout.cellsToMeasure(in: bounds) where shown[.cell(path)] == nil {
      guard number == due.tileNumber else { return true }
      if measureUnseen(path) { isChanged = true }
    }
    return isChanged || number != due.tileNumber
  }

  private func measureUnseen(_ path: IndexPath) -> Bool {
    guard let original = layout.layoutAttributesForItem(at: path) else { return false }
    let preferred = withUnseenView(of: original) { $0.preferredLayoutAttributesFitting(original) }
    return invalidate(
      original, for: preferred, preferred.size.taking(original.sizing, of: original.size))
  }
}
