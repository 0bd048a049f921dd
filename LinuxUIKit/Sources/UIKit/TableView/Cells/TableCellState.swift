/// The state of a table's cell, which its table sets.
struct TableCellState: Equatable {
  /// Whether the row is selected.
  var isSelected = false
  /// Whether the cell is touched.
  var isHighlighted = false
  /// Whether the row is being edited.
  var isEditing = false
  /// Whether swipe actions or the confirmation of a deletion are displayed.
  var isSwiped = false
  /// Whether the row is being moved by the user.
  var isReordering = false
  /// Whether the row is lifted or dragged.
  var drag = UITableViewCell.DragState.none
  /// Whether a drag would drop on the row.
  var drop = UICellConfigurationState.DropState.none
  /// The editing controls that the table has specified for the row.
  var editing = RowEditing()
}

/// The editing controls of a row, as its table's delegate and data source specify them.
struct RowEditing: Equatable {
  /// The editing control.
  var style = UITableViewCell.EditingStyle.none
  /// Whether the content is indented although there is no editing control.
  var indentsContent = true
  /// Whether the row has a reorder control although its cell does not ask for one.
  var canMove = false
  /// Whether several rows can be selected, which replaces the editing control by a circle.
  var selectsSeveral = false
}

/// The accessories and the options of a cell that the app has set.
struct TableCellOptions {
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var showsReorderControl = false
  var selectionStyle = UITableViewCell.SelectionStyle.default
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  /// The insets of separators; `nil` for those of the table.
  var separatorInset: UIEdgeInsets?
  var shouldIndentWhileEditing = true
}
