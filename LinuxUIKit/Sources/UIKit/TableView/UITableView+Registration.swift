extension UITableView {
  /// Registers the class of cells with a reuse identifier; `nil` removes the registration.
  ///
  /// A class that does not derive from `UITableViewCell` is treated as `nil`.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.reusePool.register(cellClass as? UITableViewCell.Type, for: .cell(identifier))
  }

  /// Registers the class of headers and footers with a reuse identifier; `nil` removes the
  /// registration.
  ///
  /// A class that does not derive from `UITableViewHeaderFooterView` is treated as `nil`.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    rows.reusePool.register(
      aClass as? UITableViewHeaderFooterView.Type, for: .headerFooter(identifier))
  }

  /// Returns a reused cell, or a new one of the registered class; `nil` if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    rows.dequeueView(.cell(identifier), at: nil) as? UITableViewCell
  }

  /// Returns a reused or new cell in the size of its row; the reuse identifier must be registered.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = rows.dequeueView(.cell(identifier), at: indexPath) as? UITableViewCell
    else { fatalError(TableMistake.notRegistered(identifier)) }
    return cell
  }

  /// Returns a reused header or footer, or a new one of the registered class; `nil` if there is
  /// neither.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    rows.dequeueView(.headerFooter(identifier), at: nil) as? UITableViewHeaderFooterView
  }
}

extension ReuseKey {
  /// The kind of the headers and footers of tables, which are reused for each other.
  private static let headerFooterKind = "UITableViewHeaderFooterView"

  static func headerFooter(_ identifier: String) -> ReuseKey {
    ReuseKey(category: .supplementaryView, kind: headerFooterKind, identifier: identifier)
  }
}
