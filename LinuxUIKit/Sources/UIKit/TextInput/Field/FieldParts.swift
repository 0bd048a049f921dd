/// The views inside a text field.
@MainActor struct FieldParts {
  /// The view that draws the text and the caret.
  let canvas = TextCanvas()
  /// The button that clears the text.
  let clearButton = FieldClearButton()
  /// The view before the text.
  var leftView: UIView?
  /// The view after the text.
  var rightView: UIView?
}
