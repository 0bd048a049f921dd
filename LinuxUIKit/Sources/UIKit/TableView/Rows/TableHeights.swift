/// The heights of rows, headers and footers that the table or its delegate specifies.
///
/// Negative heights, such as `UITableView.automaticDimension`, stand for the height of the content.
@MainActor struct TableHeights {
  private let table: UITableView

  /// Creates the heights of a table.
  init(of table: UITableView) { self.table = table }

  private var options: TableOptions { table.options }

  // MARK: Rows

  /// Whether the delegate specifies the heights of rows; one row is requested to find out.
  var rowsDiffer: Bool {
    guard let delegate = table.delegate else { return false }
    return isImplemented(.rowHeights) { _ = delegate.tableView(table, heightForRowAt: $0) }
  }

  /// Whether the delegate estimates the heights of rows; one row is requested to find out.
  private var estimatesDiffer: Bool {
    guard let delegate = table.delegate else { return false }
    return isImplemented(.rowEstimates) {
      _ = delegate.tableView(table, estimatedHeightForRowAt: $0)
    }
  }

  /// The height of all rows, in points; `nil` if they differ.
  var uniformRowHeight: CGFloat? {
    guard !rowsDiffer, options.rowHeight >= 0 else { return nil }
    return options.rowHeight
  }

  /// The estimated height of rows, in points.
  var rowEstimate: CGFloat {
    if options.estimatedRowHeight > 0 { return options.estimatedRowHeight }
    return options.rowHeight > 0 ? options.rowHeight : ListMetrics.rowEstimate
  }

  /// Whether the heights of all rows, or their estimates, are requested before the rows are laid
  /// out.
  var requestsAllRows: Bool {
    guard uniformRowHeight == nil else { return false }
    return estimatesDiffer || (options.estimatedRowHeight == 0 && rowsDiffer)
  }

  /// Returns the height or the estimated height of a row that was never displayed; `nil` for the
  /// default.
  func firstHeight(ofRowAt indexPath: IndexPath) -> CGFloat? {
    if estimatesDiffer {
      let estimate = table.delegate?.tableView(table, estimatedHeightForRowAt: indexPath)
      if let estimate, estimate >= 0 { return estimate }
    }
    return options.estimatedRowHeight == 0 ? rowHeight(at: indexPath) : nil
  }

  private func rowHeight(at presented: IndexPath) -> CGFloat? {
    let rows = table.rows
    if let inserted = rows.dragAndDrop.inserted.element(at: presented) {
      guard let placeholder = inserted.placeholder?.placeholder else {
        return rows.dragAndDrop.target.previewSize?.height
      }
      return placeholder.height
    }
    let indexPath = rows.dataSourceIndexPath(for: presented)
    let height =
      rowsDiffer
      ? table.delegate?.tableView(table, heightForRowAt: indexPath) : options.rowHeight
    return height.flatMap { $0 >= 0 ? $0 : nil }
  }

  // MARK: All elements

  /// Returns the height of an element; `nil` for the height of its content.
  func height(of element: ElementID) -> CGFloat? {
    switch element.category {
    case .cell: rowHeight(at: element.indexPath)
    case .supplementaryView:
      boundaryHeight(TableBoundary(element.kind), inSection: element.indexPath.section)
    case .decorationView: nil
    }
  }

  /// Returns the height of a header or footer; `nil` for the height of its content.
  func boundaryHeight(_ boundary: TableBoundary, inSection section: Int) -> CGFloat? {
    let height =
      switch boundary {
      case .header:
        table.delegate?.tableView(table, heightForHeaderInSection: section) ?? options.headerHeight
      case .footer:
        table.delegate?.tableView(table, heightForFooterInSection: section) ?? options.footerHeight
      }
    return height >= 0 ? height : nil
  }

  /// Returns the estimated height of a header or footer; `nil` for the default of the style.
  func boundaryEstimate(_ boundary: TableBoundary, inSection section: Int) -> CGFloat? {
    let height =
      switch boundary {
      case .header:
        table.delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
          ?? options.estimatedHeaderHeight
      case .footer:
        table.delegate?.tableView(table, estimatedHeightForFooterInSection: section)
          ?? options.estimatedFooterHeight
      }
    return height > 0 ? height : nil
  }

  /// Returns whether the delegate implements a method, which is called for the first row unless
  /// the answer is known.
  private func isImplemented(_ method: TableDefaults, _ call: (IndexPath) -> Void) -> Bool {
    guard !table.defaults.contains(method) else { return false }
    guard !table.methods.implemented.contains(method) else { return true }
    let counts = table.rows.counts.items
    guard let section = counts.firstIndex(where: { $0 > 0 }) else { return false }
    call(IndexPath(row: 0, section: section))
    guard !table.defaults.contains(method) else { return false }
    table.recordImplementation(method)
    return true
  }
}
