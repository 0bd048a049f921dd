import OrderedDifference

extension UITableView {
  /// Rejects the movement of a row, since the data source does not implement moving.
  func refuseMovement() { rows.refuseMovement() }
}

// MARK: Checks

extension UITableView {
  /// The violated invariants of displayed, disappearing and reusable views; empty if there are
  /// none.
  ///
  /// The cost depends on the number of displayed and reusable views.
  package var brokenInvariants: [String] { rows.brokenInvariants }
}
