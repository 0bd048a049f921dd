import UIKit

extension UITextView {
  /// Sets the text with attributes.
  @discardableResult public func attributedText(_ attributedText: NSAttributedString) -> Self {
    self.attributedText = attributedText
    setNeedsBoxLayout()
    return self
  }

  /// Sets the color of the text.
  @discardableResult public func textColor(_ textColor: UIColor?) -> Self {
    self.textColor = textColor
    return self
  }

  /// Sets the font.
  @discardableResult public func font(_ font: UIFont?) -> Self {
    self.font = font
    setNeedsBoxLayout()
    return self
  }

  /// Sets the alignment of the lines.
  @discardableResult public func textAlignment(_ textAlignment: NSTextAlignment) -> Self {
    self.textAlignment = textAlignment
    return self
  }

  /// Sets the option to select text.
  @discardableResult public func isSelectable(_ isSelectable: Bool) -> Self {
    self.isSelectable = isSelectable
    return self
  }

  /// Sets the distance of the text from the edges, in points.
  @discardableResult public func textContainerInset(_ textContainerInset: UIEdgeInsets) -> Self {
    self.textContainerInset = textContainerInset
    setNeedsBoxLayout()
    return self
  }

  /// Sets the option to follow the text size of the user.
  @discardableResult public func adjustsFontForContentSizeCategory(
    _ adjustsFontForContentSizeCategory: Bool
  ) -> Self {
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    setNeedsBoxLayout()
    return self
  }

  /// Sets the keyboard.
  @discardableResult public func keyboardType(_ keyboardType: UIKeyboardType) -> Self {
    self.keyboardType = keyboardType
    return self
  }

  /// Sets the appearance of the keyboard.
  @discardableResult public func keyboardAppearance(_ keyboardAppearance: UIKeyboardAppearance)
    -> Self
  {
    self.keyboardAppearance = keyboardAppearance
    return self
  }

  /// Sets the title of the return key.
  @discardableResult public func returnKeyType(_ returnKeyType: UIReturnKeyType) -> Self {
    self.returnKeyType = returnKeyType
    return self
  }

  /// Sets the automatic capitalization.
  @discardableResult public func autocapitalizationType(
    _ autocapitalizationType: UITextAutocapitalizationType
  ) -> Self {
    self.autocapitalizationType = autocapitalizationType
    return self
  }

  /// Sets the automatic correction.
  @discardableResult public func autocorrectionType(_ autocorrectionType: UITextAutocorrectionType)
    -> Self
  {
    self.autocorrectionType = autocorrectionType
    return self
  }

  /// Sets the spell checking.
  @discardableResult public func spellCheckingType(_ spellCheckingType: UITextSpellCheckingType)
    -> Self
  {
    self.spellCheckingType = spellCheckingType
    return self
  }
}

extension UITextView {
  /// Sets the text.
  @discardableResult public func text(_ text: String) -> Self {
    self.text = text
    setNeedsBoxLayout()
    return self
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
