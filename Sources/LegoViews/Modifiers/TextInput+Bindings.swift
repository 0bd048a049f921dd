import UIKit

extension UITextField {
  /// Binds the text to a stream; with `nil` it remains as it is.
  @discardableResult public func text(_ text: (some Outputing<String>)?) -> Self {
    text?.distinct().safeBind(to: self) { field, text in field.replaceText(with: text) }
    return self
  }

  /// Binds the text to a stream in both directions; with `nil` it remains as it is.
  ///
  /// Typing inputs the text, and the field displays each text of the stream, also one that the
  /// stream has changed. The insertion point keeps its distance from the start.
  @discardableResult public func text(
    _ text: (some Outputing<String> & Inputing<String>)?
  ) -> Self {
    bindTwoWay(text, on: .editingChanged) {
      $0.text ?? ""
    } set: {
      $0.replaceText(with: $1)
    }
  }

  /// Binds the text to a stream of optional texts in both directions; with `nil` it remains as it is.
  ///
  /// An empty field inputs an empty text.
  @discardableResult public func text(
    _ text: (some Outputing<String?> & Inputing<String?>)?
  ) -> Self {
    self.text(text?.converted(get: { $0 ?? "" }, set: { $0 }))
  }

  /// Binds the text to a stream in both directions; with `nil` it remains as it is.
  @discardableResult public func text(
    binding text: (some Outputing<String> & Inputing<String>)?
  ) -> Self {
    self.text(text)
  }

  /// Displays another text; while it is edited, the insertion point keeps its distance from the start.
  private func replaceText(with new: String) {
    guard new != text ?? "" else { return }
    let caret = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) }
    text(new)
    guard isFirstResponder, let caret else { return }
    let position = position(from: beginningOfDocument, offset: caret) ?? endOfDocument
    selectedTextRange = textRange(from: position, to: position)
  }
}

extension UITextView {
  /// Binds the text to a stream; with `nil` it remains as it is.
  @discardableResult public func text(_ text: (some Outputing<String>)?) -> Self {
    text?.distinct().safeBind(to: self) { view, text in view.replaceText(with: text) }
    return self
  }

  /// Binds the text to a stream in both directions; with `nil` it remains as it is.
  ///
  /// It is bound as that of a text field is, whichever delegate the view has.
  @discardableResult public func text(
    _ text: (some Outputing<String> & Inputing<String>)?
  ) -> Self {
    guard let text else { return self }
    text.distinct().safeBind(to: self) { view, text in view.replaceText(with: text) }
    return onTextChange { [weak self] new in
      text.input(value: new)
      if let current = text.currentValue { self?.replaceText(with: current) }
    }
  }

  /// Binds the text to a stream in both directions; with `nil` it remains as it is.
  @discardableResult public func text(
    binding text: (some Outputing<String> & Inputing<String>)?
  ) -> Self {
    self.text(text)
  }

  /// Displays another text; while it is edited, the insertion point keeps its distance from the start.
  private func replaceText(with new: String) {
    guard new != text ?? "" else { return }
    let caret = selectedRange.location
    text(new)
    guard isFirstResponder else { return }
    let end = (new as NSString).length
    selectedRange = NSRange(location: min(caret, end), length: 0)
  }
}
