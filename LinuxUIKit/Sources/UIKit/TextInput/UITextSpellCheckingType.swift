/// Whether typed words are looked up.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the kind of text asks for.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
