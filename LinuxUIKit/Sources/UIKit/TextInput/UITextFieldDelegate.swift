/// Is asked before the text of a field changes, and told afterward.
///
/// Everything is optional. In the order of a life: may typing begin, it began; may these characters
/// change, the caret moved; may the clear button clear, may the return key act; may typing end, it
/// ended. What is set in code is not asked about.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether typing may begin; yes unless answered otherwise.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field became first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing may end; yes unless answered otherwise.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after the field stopped being first responder, unless the form with a reason is there.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after the field stopped being first responder.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether typed or deleted characters may change the text.
  ///
  /// `range` counts UTF-16 of the text as it is before.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the caret moved or something else was selected, also by typing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button, or the beginning of typing, may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by itself; called for each return.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the form without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
