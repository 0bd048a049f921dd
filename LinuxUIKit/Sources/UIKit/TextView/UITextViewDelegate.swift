/// Is asked before the text of a text view changes, and told afterward; all of it is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether typing may begin; yes unless answered otherwise.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether typing may end; yes unless answered otherwise.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the view became first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the view stopped being first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether typed or deleted characters may change the text; `range` counts UTF-16.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after typed characters changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the caret moved or something else was selected, also by typing.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be opened that was tapped; `characterRange` counts UTF-16.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
