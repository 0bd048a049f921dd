// MARK: Frames

extension UITableView {
  func extent(forSection section: Int) -> CGRect {
    rows.prepareLayoutIfNeeded()
    guard section >= 0, section < numberOfSections,
      let interval = rows.tableLayout?.solved?.interval(ofSection: section)
    else { return .zero }
    return CGRect(
      x: 0, y: interval.start, width: bounds.width, height: interval.end - interval.start)
  }

  func rect(of boundary: TableBoundary, in section: Int) -> CGRect {
    guard section >= 0, section < numberOfSections else { return .zero }
    return rows.layoutAttributesForSupplementaryElement(
      ofKind: boundary.kind, at: IndexPath(item: 0, section: section))?.frame ?? .zero
  }
}

// MARK: Rows

extension UITableView {
  func pathsOfRows(in rect: CGRect) -> [IndexPath]? {
    rows.prepareLayoutIfNeeded()
    return (rows.tableLayout?.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.element.category == .cell && $0.frame.overlaps(rect) }
      .map(\.indexPath).sorted()
  }

  var visibleRows: [VisibleElement] {
    rows.cellsInVisibleBounds.sorted { $0.element.indexPath < $1.element.indexPath }
  }

  func boundary(
    _ boundary: TableBoundary, _ section: Int
  ) -> UITableViewHeaderFooterView? {
    let path = IndexPath(item: 0, section: section)
    return rows.visibleElements[.supplementary(boundary.kind, path)]?.view
      as? UITableViewHeaderFooterView
  }
}
