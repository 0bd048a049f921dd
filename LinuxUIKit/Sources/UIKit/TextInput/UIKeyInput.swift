/// What takes typed text: a responder that conforms hears of each key while it is the first one.
///
/// ```swift
/// final class PinView: UIView, UIKeyInput {
///   var digits = ""
///   override var canBecomeFirstResponder: Bool { true }
///   var hasText: Bool { !digits.isEmpty }
///   func insertText(_ text: String) { digits += text }
///   func deleteBackward() { digits.removeLast() }
/// }
/// ```
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is something to delete.
  var hasText: Bool { get }

  /// Puts typed text where the caret is, in place of what is selected.
  ///
  /// The return key inserts a line feed.
  func insertText(_ text: String)

  /// Deletes what is selected, or else the character before the caret.
  func deleteBackward()
}
