/// The index of a table's sections beside the rows.
final class SectionIndexView: UIView {
  /// Lays out the index at the trailing edge of a table's visible bounds.
  func layOut(in table: UITableView) {}
}

extension UITableView {
  /// Requests the titles of the section index again.
  public func reloadSectionIndexTitles() {
    surroundings.invalidateIndex()
    setNeedsLayout()
  }

  /// Updates the section index if its titles may have changed.
  func updateIndexIfNeeded() {}
}
