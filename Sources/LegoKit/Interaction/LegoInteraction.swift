import UIKit

/// The handlers of a whole screen, which modifiers of ``Lego`` add.
struct LegoInteraction {
  /// The editing of the screen, or `nil` if the description does not control it.
  var editing: EditingRule?
  /// Creates the view that is displayed if there are no items, or `nil` for none.
  var emptyView: (@MainActor () -> UIView)?
  /// Loads the content again after the user has pulled it down, or `nil` if that is not possible.
  var refresh: (@MainActor () async -> Void)?
  /// Whether the keyboard covers neither the end of the content nor the edited field.
  var avoidsKeyboard = true
}

/// The state that determines whether a screen is edited, and the selection during editing.
struct EditingRule {
  /// Returns whether the screen is edited.
  let isEditing: @MainActor () -> Bool
  /// The selection of the items of all sections during editing, or `nil` for none.
  let selection: SelectionRule?
}
