// MARK: Counts

extension UITableView {
  /// The number of sections, which is requested from the data source once until the data changes.
  public var numberOfSections: Int { rows.numberOfSections }

  /// Returns the number of rows in a section; 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    rows.numberOfItems(inSection: section)
  }
}

// MARK: Frames

extension UITableView {
  /// Returns the frame of a row, displayed or not; zero for a row that does not exist.
  ///
  /// The frame of a row that was never displayed is estimated.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard rows.counts.contains(indexPath) else { return .zero }
    return rows.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Returns the frame of a section's header; zero for a section without one.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header, in: section) }

  /// Returns the frame of a section's footer; zero for a section without one.
  public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer, in: section) }

  /// Returns the frame of a section with its header and footer; zero for a section that does not
  /// exist.
  public func rect(forSection section: Int) -> CGRect {
    rows.prepareLayoutIfNeeded()
    guard section >= 0, section < numberOfSections,
      let interval = rows.tableLayout?.solved?.interval(ofSection: section)
    else { return .zero }
    return CGRect(
      x: 0, y: interval.start, width: bounds.width, height: interval.end - interval.start)
  }

  private func rect(of boundary: TableBoundary, in section: Int) -> CGRect {
    guard section >= 0, section < numberOfSections else { return .zero }
    return rows.layoutAttributesForSupplementaryElement(
      ofKind: boundary.kind, at: IndexPath(item: 0, section: section))?.frame ?? .zero
  }
}

// MARK: Rows

extension UITableView {
  /// Returns the index path of the row at a point of the content, displayed or not; `nil` if there
  /// is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.indexPathForItem(at: point)
  }

  /// Returns the index path of a displayed cell's row; `nil` for any other cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.indexPath(ofCell: cell) }

  /// Returns the index paths of the rows that overlap a rectangle of the content, in ascending
  /// order.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rows.prepareLayoutIfNeeded()
    return (rows.tableLayout?.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.element.category == .cell && $0.frame.overlaps(rect) }
      .map(\.indexPath).sorted()
  }

  /// Returns the cell of a row; `nil` for a row that is not displayed.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.visibleElements[.cell(indexPath)]?.view as? UITableViewCell
  }

  /// The displayed cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    visibleRows.compactMap { $0.view as? UITableViewCell }
  }

  /// The index paths of the displayed cells, in ascending order.
  public var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.element.indexPath) }

  private var visibleRows: [VisibleElement] {
    rows.cellsInVisibleBounds.sorted { $0.element.indexPath < $1.element.indexPath }
  }

  /// Returns the header of a section; `nil` if it is not displayed, or is a view of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundary(.header, section)
  }

  /// Returns the footer of a section; `nil` if it is not displayed, or is a view of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundary(.footer, section)
  }

  private func boundary(
    _ boundary: TableBoundary, _ section: Int
  ) -> UITableViewHeaderFooterView? {
    let path = IndexPath(item: 0, section: section)
    return rows.visibleElements[.supplementary(boundary.kind, path)]?.view
      as? UITableViewHeaderFooterView
  }
}
