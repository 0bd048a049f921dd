// Headers and footers of sections.

extension UITableView {
  /// Returns whether a section has a header or footer.
  func showsBoundary(_ boundary: TableBoundary, inSection section: Int) -> Bool {
    if let height = heights.boundaryHeight(boundary, inSection: section) { return height > 0 }
    if title(of: boundary, inSection: section) != nil { return true }
    return rows.mayHaveView(boundary, inSection: section)
  }

  /// Returns the configured view of a header or footer; `nil` for an empty one.
  func boundaryView(
    _ boundary: TableBoundary, inSection section: Int
  ) -> (any ElementView)? {
    let probed = rows.removeProbedView(boundary, inSection: section)
    if let view = probed ?? delegateView(boundary, inSection: section) {
      return view as? UITableViewHeaderFooterView ?? TableBoundaryView(view)
    }
    guard let title = title(of: boundary, inSection: section) else {
      rows.recordMissingView(boundary, inSection: section)
      return nil
    }
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.setDefaultTitle(title, as: boundary.role, in: style.appearance.environment)
    return view
  }

  /// The reuse identifier of headers and footers with a title of the data source.
  private static let titleIdentifier = "UITableViewTitle"

  /// Requests the view of a header or footer from the delegate.
  func delegateView(_ boundary: TableBoundary, inSection section: Int) -> UIView? {
    switch boundary {
    case .header: delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer: delegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  /// Returns whether the delegate's method for views is the default implementation; the view of one
  /// section is requested to find out.
  func hasDefaultView(_ boundary: TableBoundary, probing section: Int) -> Bool {
    let method = TableDefaults.views(of: boundary)
    guard !defaults.contains(method) else { return true }
    guard !methods.implemented.contains(method) else { return false }
    rows.keepProbedView(delegateView(boundary, inSection: section), boundary, inSection: section)
    guard !defaults.contains(method) else { return true }
    recordImplementation(method)
    return false
  }

  private func title(of boundary: TableBoundary, inSection section: Int) -> String? {
    switch boundary {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }
}

// MARK: Notifying the delegate

extension UITableView {
  /// Applies the indentation of a row to its cell.
  func indentCell(_ cell: UITableViewCell, at indexPath: IndexPath) {
    guard let delegate, !defaults.contains(.indentationLevels) else { return }
    let level = delegate.tableView(self, indentationLevelForRowAt: indexPath)
    guard !defaults.contains(.indentationLevels) else { return }
    cell.indentationLevel = level
  }

  /// Notifies the delegate that a view is about to be displayed.
  func announceDisplay(of view: any ElementView, as element: ElementID) {
    guard !(view is DropGapCell) else { return }
    let section = element.indexPath.section
    if let cell = view as? UITableViewCell {
      delegate?.tableView(self, willDisplay: cell, forRowAt: element.indexPath)
    } else if let view = clientView(view) {
      switch TableBoundary(element.kind) {
      case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  /// Notifies the delegate that a view is no longer displayed.
  func announceEnd(of view: any ElementView, as element: ElementID) {
    guard !(view is DropGapCell) else { return }
    let section = element.indexPath.section
    if let cell = view as? UITableViewCell {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: element.indexPath)
    } else if let view = clientView(view) {
      switch TableBoundary(element.kind) {
      case .header:
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer:
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  /// Returns the view of a header or footer as the app knows it; `nil` for an empty one.
  private func clientView(_ view: any ElementView) -> UIView? {
    if let container = view as? TableBoundaryView { return container.content }
    return view is TableSpacerView ? nil : view
  }
}
