extension UITableView {
  func reusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = rows.dequeueView(.cell(identifier), at: indexPath) as? UITableViewCell
    else { fatalError(TableMistake.notRegistered(identifier)) }
    return cell
  }
}

extension ReuseKey {
  /// The kind of the headers and footers of tables, which are reused for each other.
  private static let headerFooterKind = "UITableViewHeaderFooterView"

  static func headerFooter(_ identifier: String) -> ReuseKey {
    ReuseKey(category: .supplementaryView, kind: headerFooterKind, identifier: identifier)
  }
}
