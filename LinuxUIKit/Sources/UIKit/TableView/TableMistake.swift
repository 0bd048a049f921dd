/// The messages with which a table stops the program when it is used incorrectly.
enum TableMistake {
  /// Returns the message for a reuse identifier without a registered class.
  static func notRegistered(_ identifier: String) -> String {
    """
    unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
    the identifier or connect a prototype cell in a storyboard
    """
  }

  /// Returns the message for a cell provider that returned `nil` for an item (uikit.md, 7.2).
  static func noRow(_ item: String, at path: IndexPath, in table: String) -> String {
    """
    UITableViewDiffableDataSource cell provider returned nil for index path \
    \(path.objectDescription) with item identifier '\(item)', which is not allowed. \
    You must always return a cell to the table view: \(table)
    """
  }

  // Unverified: the text.
  /// Returns the message for returning another cell for a reconfigured row.
  static func anotherCellReconfigured(at path: IndexPath) -> String {
    """
    the cell returned from -tableView:cellForRowAtIndexPath: for the reconfigured row at \
    \(path.objectDescription) is not the existing cell - dequeue it with the same reuse identifier \
    and for the same index path
    """
  }

  /// Returns the message for scrolling to a row that does not exist.
  static func scrollOutOfRange(row: Int, count: Int, section: Int) -> String {
    """
    -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usePresentationValues:]: \
    row (\(row)) beyond bounds (\(count)) for section (\(section)).
    """
  }

  /// Returns the message for scrolling to a row in a section that does not exist.
  static func scrollOutOfRange(section: Int, count: Int) -> String {
    """
    -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usePresentationValues:]: \
    section (\(section)) beyond bounds (\(count)).
    """
  }
}
