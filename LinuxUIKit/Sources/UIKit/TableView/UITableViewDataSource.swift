/// The object that provides the rows of a table and the cells that display them.
///
/// ```swift
/// extension Stations: UITableViewDataSource {
///   func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
///     names.count
///   }
///
///   func tableView(
///     _ tableView: UITableView, cellForRowAt indexPath: IndexPath
///   ) -> UITableViewCell {
///     let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
///     cell.textLabel?.text = names[indexPath.row]
///     return cell
///   }
/// }
/// ```
///
/// The counts are read once and kept until the data is reloaded or updated. Methods with a default
/// implementation are optional. An optional method must be declared in the class that declares the
/// conformance, or be an override of such a method, since Swift has no counterpart to the lookup of
/// Objective-C methods at run time.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the configured cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections. The default implementation returns 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title of a section's header; `nil` for none.
  ///
  /// The delegate's `tableView(_:viewForHeaderInSection:)` has precedence. The default
  /// implementation returns `nil`.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer; `nil` for none.
  ///
  /// The delegate's `tableView(_:viewForFooterInSection:)` has precedence. The default
  /// implementation returns `nil`.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be edited.
  ///
  /// The default implementation returns `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row can be moved; the reorder control of a row that cannot be moved is
  /// hidden.
  ///
  /// The default implementation returns `true` if `tableView(_:moveRowAt:to:)` is implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Returns the titles of the section index; `nil` for a table without an index.
  ///
  /// The default implementation returns `nil`.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section to which a touch on a title of the section index scrolls.
  ///
  /// The default implementation returns the index of the title.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Deletes or inserts a row in the data, after the user has chosen that in the row.
  ///
  /// Call `deleteRows(at:with:)` or `insertRows(at:with:)` here.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Moves a row in the data, after the user has moved its cell.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns `true`; without an implementation, rows are deleted in editing mode only.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.recordDefault(.editability)
    return true
  }

  /// Returns `true`; a table without an implementation of `tableView(_:moveRowAt:to:)` rejects the
  /// movement when it ends.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.recordDefault(.movability)
    return true
  }

  /// Returns `nil`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  // Unverified: Apple documents no default; inferred from indexes with a title for each section.
  /// Returns the index of the title.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Rejects the movement, so that the row returns to its index path.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.refuseMovement()
  }
}

/// An object that is notified of the rows that scrolling will reach next, to prefetch their data.
///
/// Rows are passed nearest first, from the second step of a scroll on and one screen ahead. Each
/// row is passed once until it is displayed or canceled (uikit.md, 6.4).
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Notifies the object of the rows whose data will be needed soon, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Notifies the object of prefetched rows that are no longer needed, for example after a change
  /// of the scroll direction.
  ///
  /// The default implementation does nothing.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
