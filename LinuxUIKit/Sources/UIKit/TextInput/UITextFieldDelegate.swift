/// The delegate of a text field, which controls and observes editing.
///
/// All requirements have a default implementation. Changes in code do not call the delegate.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing can begin. The default implementation returns `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field became the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing can end. The default implementation returns `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended, unless the method with a reason is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether typing or deleting can change the text. The default implementation returns
  /// `true`.
  ///
  /// The range is in UTF-16 units of the current text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection changed, also by typing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button, or the beginning of editing, can clear the text. The default
  /// implementation returns `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its default effect. The default implementation returns
  /// `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// The default implementation returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// The default implementation returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default implementation returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default implementation returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
