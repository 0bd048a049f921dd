extension UICollectionView {
  /// Fills the cells on the screen anew that show these items; others are left alone.
  ///
  /// A cell that is about to leave is no cell on the screen: if its item comes back, another one is
  /// asked for.
  func reconfigure(_ indexPaths: [IndexPath]) {
    giveUpLeaving(Set(indexPaths.map { .cell($0) }))
    for path in Set(indexPaths).sorted() {
      guard let dataSource, let cell = cellForItem(at: path) else { continue }
      let request = ElementRequest(
        element: .cell(path), attributes: shown[.cell(path)]?.attributes, existing: cell)
      let filled = request.perform(in: self) {
        dataSource.collectionView(self, cellForItemAt: path)
      }
      guard filled === cell else {
        fatalError(UpdateMistake.anotherCellReconfigured(at: path))
      }
      takeOutlinePlace(of: cell, at: path)
      // What is in the cell has changed, and so may its size.
      shown[.cell(path)]?.measuring = nil
      setNeedsLayout()
    }
  }
}
