extension UICollectionView {
  /// The cells on the screen, in no order that a caller should rely on.
  public var visibleCells: [UICollectionViewCell] {
    // A cell may also serve as a header, and is then no visible cell.
    drawingOrder.filter { $0.category == .cell }
      .compactMap { shown[$0]?.view as? UICollectionViewCell }
  }

  /// The index paths of the cells on the screen, in no order that a caller should rely on.
  public var indexPathsForVisibleItems: [IndexPath] {
    drawingOrder.filter { $0.category == .cell }.map(\.indexPath)
  }

  /// The cell that shows an item; nil when the item is not on the screen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The item that a cell shows; nil for a cell that is not on the screen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.shownElement, element.category == .cell else { return nil }
    return shown[element]?.view === cell ? element.indexPath : nil
  }

  /// The item at a point of the content, visible or not; the frontmost where several are.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfDue()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let cells = (layout.layoutAttributesForElements(in: around) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && seenFrame(of: $0).contains(point)
    }
    return cells.enumerated()
      .max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }?
      .element.indexPath
  }

  /// The supplementary view of a kind at an index path; nil when it is not on the screen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[.supplementary(elementKind, indexPath)]?.view
  }

  /// The supplementary views of a kind on the screen, in no order to rely on.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleSupplementaries(elementKind).compactMap { shown[$0]?.view }
  }

  /// The index paths of the supplementary views of a kind on the screen, in no order to rely on.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleSupplementaries(elementKind).map(\.indexPath)
  }

  /// Where the layout puts an item, visible or not.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfDue()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// Where the layout puts a supplementary view, visible or not.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfDue()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Where the layout puts an element of any sort, without preparing it.
  func attributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    layout.attributes(of: element)
  }

  private func visibleSupplementaries(_ kind: String) -> [ElementID] {
    drawingOrder.filter { $0.category == .supplementaryView && $0.kind == kind }
  }
}
