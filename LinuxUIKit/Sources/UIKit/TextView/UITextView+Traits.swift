// What the view wishes of the keyboard: data, as for text fields.
extension UITextView {
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
}
