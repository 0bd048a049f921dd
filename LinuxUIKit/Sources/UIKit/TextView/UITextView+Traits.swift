// The keyboard traits. They are stored only.
extension UITextView {
  /// The automatic capitalization.
  ///
  /// The default is `sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalization }
    set { setInputTrait(\.autocapitalization, to: newValue) }
  }

  /// The automatic correction.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrection }
    set { setInputTrait(\.autocorrection, to: newValue) }
  }

  /// The spell checking.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellChecking }
    set { setInputTrait(\.spellChecking, to: newValue) }
  }

  /// The type of keyboard.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboard }
    set { setInputTrait(\.keyboard, to: newValue) }
  }

  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.appearance }
    set { setInputTrait(\.appearance, to: newValue) }
  }

  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKey }
    set { setInputTrait(\.returnKey, to: newValue) }
  }
}

extension UITextView {
  /// Posted by a text view after editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")

  /// Posted by a text view after typing changed its text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// Posted by a text view after editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
