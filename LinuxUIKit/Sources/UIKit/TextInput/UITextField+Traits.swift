// What the field wishes of the keyboard. It is data; only secure entry changes what is seen.
extension UITextField {
  /// When letters become capitals by themselves: at the beginning of sentences unless set.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { style.traits.autocapitalization }
    set { style.traits.autocapitalization = newValue }
  }

  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { style.traits.autocorrection }
    set { style.traits.autocorrection = newValue }
  }

  /// Whether words are looked up.
  public var spellCheckingType: UITextSpellCheckingType {
    get { style.traits.spellChecking }
    set { style.traits.spellChecking = newValue }
  }

  /// Whether quotation marks become curly.
  public var smartQuotesType: UITextSmartQuotesType {
    get { style.traits.smartQuotes }
    set { style.traits.smartQuotes = newValue }
  }

  /// Whether two hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { style.traits.smartDashes }
    set { style.traits.smartDashes = newValue }
  }

  /// Whether pasted words keep a space from their neighbors.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { style.traits.smartInsertDelete }
    set { style.traits.smartInsertDelete = newValue }
  }

  /// Which keys there are.
  public var keyboardType: UIKeyboardType {
    get { style.traits.keyboard }
    set { style.traits.keyboard = newValue }
  }

  /// Whether the keys are light or dark.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { style.traits.appearance }
    set { style.traits.appearance = newValue }
  }

  /// What the return key says.
  public var returnKeyType: UIReturnKeyType {
    get { style.traits.returnKey }
    set { style.traits.returnKey = newValue }
  }

  /// Whether the return key is off as long as there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { style.traits.enablesReturnKeyAutomatically }
    set { style.traits.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether dots stand for the characters.
  public var isSecureTextEntry: Bool {
    get { style.traits.isSecure }
    set { style.traits.isSecure = newValue }
  }

  /// What the text means, for those who offer to fill it in.
  public var textContentType: UITextContentType? {
    get { style.traits.contentType }
    set { style.traits.contentType = newValue }
  }
}
