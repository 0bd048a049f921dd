/// What the look of accessories depends on besides themselves.
struct AccessoryState: Equatable {
  /// Whether the list is edited.
  var isEditing = false
  /// Whether circles for selection are there, as far as editing decides.
  var showsCircles = true
  /// Whether the cell is selected.
  var isSelected = false
  /// Whether what is below the cell in an outline is shown.
  var isExpanded = false
}
