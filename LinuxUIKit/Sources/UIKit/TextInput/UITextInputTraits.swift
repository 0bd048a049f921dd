/// The keyboard traits of a view that accepts text input.
///
/// All requirements have a default implementation. The traits other than `isSecureTextEntry` are
/// stored only: this implementation has no keyboard and no correction. Apple's requirements are
/// optional and settable; these have a getter only, so that a missing one has the default.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization. The default is `sentences`.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// The automatic correction. The default is `default`.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// The spell checking. The default is `default`.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// The conversion of quotation marks to smart quotes. The default is `default`.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// The conversion of hyphens to dashes. The default is `default`.
  var smartDashesType: UITextSmartDashesType { get }
  /// The insertion and removal of spaces around pasted text. The default is `default`.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The type of keyboard. The default is `default`.
  var keyboardType: UIKeyboardType { get }
  /// The appearance of the keyboard. The default is `default`.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The title of the return key. The default is `default`.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is disabled while there is no text. The default is `false`.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is displayed as bullets. The default is `false`.
  var isSecureTextEntry: Bool { get }
  /// The meaning of the text, for autofill. The default is `nil`.
  var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
  /// The default implementation returns `sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The default implementation returns `default`.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The default implementation returns `default`.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The default implementation returns `default`.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The default implementation returns `default`.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The default implementation returns `default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The default implementation returns `default`.
  public var keyboardType: UIKeyboardType { .default }
  /// The default implementation returns `default`.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The default implementation returns `default`.
  public var returnKeyType: UIReturnKeyType { .default }
  /// The default implementation returns `false`.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// The default implementation returns `false`.
  public var isSecureTextEntry: Bool { false }
  /// The default implementation returns `nil`.
  public var textContentType: UITextContentType? { nil }
}

/// A responder that accepts text input while it is the first responder.
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
  /// Whether there is text to delete.
  var hasText: Bool { get }

  /// Inserts text at the insertion point, or replaces the selection.
  ///
  /// The return key inserts a line feed.
  func insertText(_ text: String)

  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()
}

/// The type of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the user's language.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// Digits and punctuation marks.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  case URL = 3
  /// The digits of the user's language.
  case numberPad = 4
  /// A keypad for telephone numbers.
  case phonePad = 5
  /// A keypad for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// A keyboard with the at and number signs.
  case twitter = 9
  /// A keyboard for web searches and URLs.
  case webSearch = 10
  /// The ASCII digits.
  case asciiCapableNumberPad = 11
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the user interface.
  case `default` = 0
  /// The dark appearance.
  case dark = 1
  /// The light appearance.
  case light = 2
}

/// The title of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default` = 0
  /// "go".
  case go = 1
  /// "Google".
  case google = 2
  /// "join".
  case join = 3
  /// "next".
  case next = 4
  /// "route".
  case route = 5
  /// "search".
  case search = 6
  /// "send".
  case send = 7
  /// "Yahoo".
  case yahoo = 8
  /// "done".
  case done = 9
  /// "emergency call".
  case emergencyCall = 10
  /// "continue".
  case `continue` = 11
}

/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// The automatic correction of typed text.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default of the system.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}

/// The spell checking of typed text.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The default of the system.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}

/// The conversion of typed quotation marks to smart quotes.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The default of the system.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}

/// The conversion of typed hyphens to dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// The default of the system.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}

/// The insertion and removal of spaces around pasted text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The default of the system.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}
