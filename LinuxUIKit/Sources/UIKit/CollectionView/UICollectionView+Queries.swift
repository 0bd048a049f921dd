extension UICollectionView {
  /// The displayed cells, in no particular order.
  public var visibleCells: [UICollectionViewCell] {
    cellsInVisibleBounds.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the displayed cells, in no particular order.
  public var indexPathsForVisibleItems: [IndexPath] {
    cellsInVisibleBounds.map(\.element.indexPath)
  }

  /// The displayed cells except one that is displayed outside the visible bounds because it
  /// contains the first responder.
  var cellsInVisibleBounds: some Sequence<VisibleElement> {
    let focused = elementOfFirstResponder
    return visibleElements.cells.filter {
      $0.element != focused || displayedFrame(of: $0.attributes).overlaps(bounds)
    }
  }

  /// Returns the cell of an item; `nil` for an item that is not displayed.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    foundView(of: .cell(indexPath)) as? UICollectionViewCell
  }

  /// Returns the index path of a cell's item; `nil` for a cell that is not displayed.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPath(ofCell: cell)
  }

  /// Returns the index path of the item that a cell displays; `nil` for a cell that is not
  /// displayed.
  func indexPath(ofCell cell: any ElementView) -> IndexPath? {
    guard let element = cell.displayedElement, element.category == .cell else { return nil }
    return visibleElements[element]?.view === cell ? element.indexPath : nil
  }

  /// Returns the index path of the frontmost item at a point of the content, displayed or not.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let cells = (layout.layoutAttributesForElements(in: around) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden
        && displayedFrame(of: $0).contains(point)
    }
    return cells.enumerated()
      .max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }?
      .element.indexPath
  }

  /// Returns the supplementary view of a kind at an index path; `nil` if it is not displayed.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    foundView(of: .supplementary(elementKind, indexPath)) as? UICollectionReusableView
  }

  /// Returns the displayed supplementary views of a kind, in no particular order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleSupplementaries(elementKind).compactMap { $0.view as? UICollectionReusableView }
  }

  /// Returns the index paths of the displayed supplementary views of a kind, in no particular
  /// order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleSupplementaries(elementKind).map(\.element.indexPath)
  }

  /// Returns the layout attributes of an item, whether it is displayed or not.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view, whether it is displayed or not.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the layout attributes of an element, without preparing the layout.
  func attributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    layout.attributes(of: element)
  }

  /// The displayed view of an element, or as chosen a prepared one.
  private func foundView(of element: ElementID) -> (any ElementView)? {
    if let visible = visibleElements[element] { return visible.view }
    guard OpenChoices.current.contains(.findsPreparedElements) else { return nil }
    return preparedElements[element]?.view
  }

  private func visibleSupplementaries(_ kind: String) -> [VisibleElement] {
    visibleElements.inDrawingOrder.filter {
      $0.element.category == .supplementaryView && $0.element.kind == kind
    }
  }
}
