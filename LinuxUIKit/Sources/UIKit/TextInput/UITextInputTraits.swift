/// What somebody who takes typed text wishes of the keyboard.
///
/// All of it is optional. Ours shows no keyboard and corrects nothing, so it is data: of these only
/// `isSecureTextEntry` changes what is seen. Where Apple's are properties that can be set, ours asks
/// for a getter, so that what is left out has the default.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// When letters become capitals by themselves: at the beginning of sentences unless set.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether words are looked up.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether quotation marks become curly.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether pasted words keep a space from their neighbors.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get }
  /// Whether the keys are light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is off as long as there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether dots stand for the characters.
  var isSecureTextEntry: Bool { get }
  /// What the text means, for those who offer to fill it in.
  var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
  /// The first letters of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The system's.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The system's.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The system's.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The system's.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The system's.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The system's.
  public var keyboardType: UIKeyboardType { .default }
  /// The system's.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The system's.
  public var returnKeyType: UIReturnKeyType { .default }
  /// No.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// No.
  public var isSecureTextEntry: Bool { false }
  /// None.
  public var textContentType: UITextContentType? { nil }
}
