/// The delegate of a text view, which controls and observes editing and links.
///
/// All requirements have a default implementation.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing can begin. The default implementation returns `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing can end. The default implementation returns `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the view became the first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether typing or deleting can change the text at a range in UTF-16 units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after typing or deleting changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed, also by typing.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a tapped link can be opened; the range is in UTF-16 units.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// The default implementation returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// The interaction with a link or an image in text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, for the default action.
  case invokeDefaultAction = 0
  /// A long press, for a menu of actions.
  case presentActions = 1
  /// A firm press, for a preview.
  case preview = 2
}
