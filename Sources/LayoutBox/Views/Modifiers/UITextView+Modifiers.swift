import UIKit

extension UITextView {
  /// Sets the text with attributes.
  @discardableResult public func attributedText(_ attributedText: NSAttributedString) -> Self {
    set(\.attributedText, to: attributedText)
  }

  /// Sets the color of the text.
  @discardableResult public func textColor(_ textColor: UIColor?) -> Self {
    set(\.textColor, to: textColor, resizes: false)
  }

  /// Sets the font.
  @discardableResult public func font(_ font: UIFont?) -> Self {
    set(\.font, to: font)
  }

  /// Sets the alignment of the lines.
  @discardableResult public func textAlignment(_ textAlignment: NSTextAlignment) -> Self {
    set(\.textAlignment, to: textAlignment, resizes: false)
  }

  /// Sets the option to select text.
  @discardableResult public func isSelectable(_ isSelectable: Bool) -> Self {
    set(\.isSelectable, to: isSelectable, resizes: false)
  }

  /// Sets the distance of the text from the edges, in points.
  @discardableResult public func textContainerInset(_ textContainerInset: UIEdgeInsets) -> Self {
    set(\.textContainerInset, to: textContainerInset)
  }

  /// Sets the option to follow the text size of the user.
  @discardableResult public func adjustsFontForContentSizeCategory(
    _ adjustsFontForContentSizeCategory: Bool
  ) -> Self {
    set(\.adjustsFontForContentSizeCategory, to: adjustsFontForContentSizeCategory)
  }

  /// Sets the keyboard.
  @discardableResult public func keyboardType(_ keyboardType: UIKeyboardType) -> Self {
    set(\.keyboardType, to: keyboardType, resizes: false)
  }

  /// Sets the appearance of the keyboard.
  @discardableResult public func keyboardAppearance(_ keyboardAppearance: UIKeyboardAppearance)
    -> Self
  {
    set(\.keyboardAppearance, to: keyboardAppearance, resizes: false)
  }

  /// Sets the title of the return key.
  @discardableResult public func returnKeyType(_ returnKeyType: UIReturnKeyType) -> Self {
    set(\.returnKeyType, to: returnKeyType, resizes: false)
  }

  /// Sets the automatic capitalization.
  @discardableResult public func autocapitalizationType(
    _ autocapitalizationType: UITextAutocapitalizationType
  ) -> Self {
    set(\.autocapitalizationType, to: autocapitalizationType, resizes: false)
  }

  /// Sets the automatic correction.
  @discardableResult public func autocorrectionType(_ autocorrectionType: UITextAutocorrectionType)
    -> Self
  {
    set(\.autocorrectionType, to: autocorrectionType, resizes: false)
  }

  /// Sets the spell checking.
  @discardableResult public func spellCheckingType(_ spellCheckingType: UITextSpellCheckingType)
    -> Self
  {
    set(\.spellCheckingType, to: spellCheckingType, resizes: false)
  }
}

extension UITextView {
  /// Sets the text.
  @discardableResult public func text(_ text: String) -> Self {
    set(\.text, to: text)
  }

  /// Calls a function with the text after each edit of the user, whichever delegate the view has.
  @discardableResult public func onTextChange(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> Self {
    keep(
      NotificationObservation(UITextView.textDidChangeNotification, of: self) { [weak self] in
        handler(self?.text ?? "")
      })
    return self
  }
}

/// An observation of the notifications of an object, which ends when it is released.
private final class NotificationObservation {
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
