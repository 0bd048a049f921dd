// The keyboard traits. They are stored only, except for secure text entry.
extension UITextField {
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

  /// The conversion of quotation marks to smart quotes.
  public var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotes }
    set { setInputTrait(\.smartQuotes, to: newValue) }
  }

  /// The conversion of hyphens to dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashes }
    set { setInputTrait(\.smartDashes, to: newValue) }
  }

  /// The insertion and removal of spaces around pasted text.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDelete }
    set { setInputTrait(\.smartInsertDelete, to: newValue) }
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

  /// Whether the return key is disabled while there is no text.
  ///
  /// The default is `false`.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { setInputTrait(\.enablesReturnKeyAutomatically, to: newValue) }
  }

  /// Whether the text is displayed as bullets.
  ///
  /// The default is `false`.
  public var isSecureTextEntry: Bool {
    get { inputTraits.isSecure }
    set { setInputTrait(\.isSecure, to: newValue) }
  }

  /// The meaning of the text, for autofill.
  public var textContentType: UITextContentType? {
    get { inputTraits.contentType }
    set { setInputTrait(\.contentType, to: newValue) }
  }
}

extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A light border with rounded corners.
    case roundedRect = 3
  }

  /// The condition under which an overlay view is displayed.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// During editing.
    case whileEditing = 1
    /// Except during editing.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed.
    case committed = 0
  }

  /// Posted by a text field after editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")

  /// Posted by a text field after typing changed its text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Posted by a text field after editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextField.ViewMode {
  /// Returns whether the view is displayed.
  func isVisible(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
