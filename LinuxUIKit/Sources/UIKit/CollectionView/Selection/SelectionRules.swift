/// The rules by which items of a collection view are selected, during editing and otherwise
/// (uikit.md, 6.6).
struct SelectionRules {
  /// Whether items can be selected outside of editing.
  var allowsSelection = true
  /// Whether several items can be selected outside of editing.
  var allowsMultipleSelection = false
  /// Whether the content is being edited.
  var isEditing = false
  /// Whether items can be selected during editing.
  var allowsSelectionDuringEditing = false
  /// Whether several items can be selected during editing.
  var allowsMultipleSelectionDuringEditing = false

  // Unverified: that only the rules for editing apply during editing, and that multiple selection
  // includes single selection; inferred from uikit.md, 6.6.
  /// Whether items can be selected now.
  var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether several items can be selected now or during editing.
  var allowsSelectingSeveral: Bool {
    allowsMultipleSelectionDuringEditing || (!isEditing && allowsMultipleSelection)
  }

  // Unverified: that they do if items can be selected during editing, unless there are more than
  // can be selected now; inferred from uikit.md, 6.6.
  /// Returns whether a number of items stay selected when editing begins or ends.
  func keepsSelection(of count: Int) -> Bool {
    let isAllowed = allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    return isAllowed && selects && (count < 2 || selectsSeveral)
  }
}
