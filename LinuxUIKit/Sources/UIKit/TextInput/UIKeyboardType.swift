/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// Those of the person's language.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation marks first.
  case numbersAndPunctuation = 2
  /// Those for addresses of pages.
  case URL = 3
  /// Digits of the person's language only.
  case numberPad = 4
  /// Those for telephone numbers.
  case phonePad = 5
  /// Letters for names, and those for telephone numbers.
  case namePhonePad = 6
  /// Those for addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Letters with the signs that short messages use.
  case twitter = 9
  /// Those for what is searched and for addresses.
  case webSearch = 10
  /// Digits of ASCII only.
  case asciiCapableNumberPad = 11
}
