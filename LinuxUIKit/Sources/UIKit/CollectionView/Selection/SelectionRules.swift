/// What can be selected in a collection view, while it is edited and otherwise (uikit.md 6.6).
struct SelectionRules {
  /// Whether items can be selected outside of editing.
  var allowsSelection = true
  /// Whether several items can be outside of editing.
  var allowsMultipleSelection = false
  /// Whether the content is being edited.
  var isEditing = false
  /// Whether items can be selected while editing.
  var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while editing.
  var allowsMultipleSelectionDuringEditing = false

  /// Whether items can be selected now.
  ///
  /// [guess 6.6] In editing the rules for editing hold alone, and many includes one.
  var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether several items can be selected now or once editing begins.
  var allowsSelectingSeveral: Bool {
    allowsMultipleSelectionDuringEditing || (!isEditing && allowsMultipleSelection)
  }

  /// Whether so many selected items stay selected now that editing began or ended.
  ///
  /// [guess 6.6] They do where items can be selected while editing, unless there are more than can be
  /// selected now.
  func keepsSelection(of count: Int) -> Bool {
    let isAllowed = allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    return isAllowed && selects && (count < 2 || selectsSeveral)
  }
}
