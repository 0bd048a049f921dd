import UIKit

#if !canImport(Darwin)
  extension UIKeyInput {
    /// Inserts a character as the keyboard does.
    @MainActor func type(_ character: String) {
      insertText(character)
    }
  }
#else
  // On Apple's platforms, `insertText(_:)` doesn't call the delegate, and it inserts line feeds.
  extension UIKeyInput {
    /// Inserts a character as the keyboard does, if the delegate allows it.
    ///
    /// A line feed is the return key of a text field.
    @MainActor func type(_ character: String) {
      switch self {
      case let field as UITextField where character == "\n": field.pressReturn()
      case let field as UITextField: field.insertIfAllowed(character)
      case let textView as UITextView: textView.insertIfAllowed(character)
      default: insertText(character)
      }
    }
  }

  extension UITextField {
    fileprivate func pressReturn() {
      guard delegate?.textFieldShouldReturn?(self) ?? true else { return }
      let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
      callHandlers(for: .editingDidEndOnExit)
      callHandlers(for: .primaryActionTriggered)
      if endsEditing { resignFirstResponder() }
    }

    fileprivate func insertIfAllowed(_ character: String) {
      let isAllowed = delegate?.textField?(
        self, shouldChangeCharactersIn: selectedCharacters, replacementString: character)
      if isAllowed ?? true { insertText(character) }
    }

    private var selectedCharacters: NSRange {
      guard let range = selectedTextRange else {
        return NSRange(location: (text ?? "").utf16.count, length: 0)
      }
      return NSRange(
        location: offset(from: beginningOfDocument, to: range.start),
        length: offset(from: range.start, to: range.end))
    }
  }

  extension UITextView {
    fileprivate func insertIfAllowed(_ character: String) {
      let isAllowed = delegate?.textView?(
        self, shouldChangeTextIn: selectedRange, replacementText: character)
      if isAllowed ?? true { insertText(character) }
    }
  }
#endif
