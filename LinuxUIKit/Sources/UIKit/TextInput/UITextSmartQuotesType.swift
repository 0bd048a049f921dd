/// Whether typed quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the kind of text asks for.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
