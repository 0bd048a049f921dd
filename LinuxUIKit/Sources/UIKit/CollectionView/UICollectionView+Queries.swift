extension UICollectionView {
  /// The displayed cells except one that is displayed outside the visible bounds because it
  /// contains the first responder.
  var cellsInVisibleBounds: some Sequence<VisibleElement> {
    let focused = elementOfFirstResponder
    return visibleElements.cells.filter {
      $0.element != focused || displayedFrame(of: $0.attributes).overlaps(bounds)
    }
  }

  /// Returns the index path of the item that a cell displays; `nil` for a cell that is not
  /// displayed.
  func indexPath(ofCell cell: any ElementView) -> IndexPath? {
    guard let element = cell.displayedElement, element.category == .cell else { return nil }
    return visibleElements[element]?.view === cell ? element.indexPath : nil
  }

  func frontmostItem(at point: CGPoint) -> IndexPath? {
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

  /// Returns the layout attributes of an element, without preparing the layout.
  func attributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    layout.attributes(of: element)
  }

  /// The displayed view of an element, or as chosen a prepared one.
  func foundView(of element: ElementID) -> (any ElementView)? {
    if let visible = visibleElements[element] { return visible.view }
    guard OpenChoices.current.contains(.findsPreparedElements) else { return nil }
    return preparedElements[element]?.view
  }

  func visibleSupplementaries(_ kind: String) -> [VisibleElement] {
    visibleElements.inDrawingOrder.filter {
      $0.element.category == .supplementaryView && $0.element.kind == kind
    }
  }
}
