import UIKit

extension UITextField {
  /// Binds the text to a stream of optional texts in both directions; with `nil` it remains as it is.
  ///
  /// An empty field inputs an empty text.
  @discardableResult public func text(
    _ text: (some Outputing<String?> & Inputing<String?>)?
  ) -> Self {
    self.text(text?.converted(get: { $0 ?? "" }, set: { $0 }))
  }

  /// Displays another text; while it is edited, the insertion point keeps its distance from the start.
  func replaceText(with new: String?) {
    guard new ?? "" != text ?? "" else { return }
    let caret = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) }
    text = new
    guard isFirstResponder, let caret else { return }
    let position = position(from: beginningOfDocument, offset: caret) ?? endOfDocument
    selectedTextRange = textRange(from: position, to: position)
  }
}

extension UITextView {
  /// Binds the text to a stream in both directions; with `nil` it remains as it is.
  ///
  /// It is bound as that of a text field is, whichever delegate the view has.
  @discardableResult public func text(
    _ text: (some Outputing<String> & Inputing<String>)?
  ) -> Self {
    guard let text else { return self }
    text.distinct().bind(to: self) { view, text in view.text(text) }
    return onTextChange { [weak self] new in
      text.input(value: new)
      if let current = text.currentValue { self?.text(current) }
    }
  }

  /// Displays another text; while it is edited, the insertion point keeps its distance from the start.
  func replaceText(with new: String) {
    guard new != text ?? "" else { return }
    let caret = selectedRange.location
    text = new
    guard isFirstResponder else { return }
    let end = (new as NSString).length
    selectedRange = NSRange(location: min(caret, end), length: 0)
  }
}

extension UITextView {
  /// Calls a function with the text after each edit of the user, whichever delegate the view has.
  @discardableResult public func onTextChange(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> Self {
    keep(
      TextChangeObservation(UITextView.textDidChangeNotification, of: self) { [weak self] in
        handler(self?.text ?? "")
      })
    return self
  }
}

/// An observation of the notifications of an object, which ends when it is released.
private final class TextChangeObservation {
  // Notification centers may be used on any thread.
  nonisolated(unsafe) private let token: any NSObjectProtocol

  @MainActor init(
    _ name: Notification.Name, of object: AnyObject, _ handler: @escaping @MainActor () -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      MainActor.assumeIsolated { handler() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
