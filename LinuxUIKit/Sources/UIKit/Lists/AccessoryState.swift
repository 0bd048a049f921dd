/// The state of a cell on which the appearance of its accessories depends.
struct AccessoryState: Equatable {
  /// Whether the list is edited.
  var isEditing = false
  /// Whether multiselect accessories are displayed.
  var showsCircles = true
  /// Whether the cell is selected.
  var isSelected = false
  /// Whether the item is expanded in its outline.
  var isExpanded = false
}
