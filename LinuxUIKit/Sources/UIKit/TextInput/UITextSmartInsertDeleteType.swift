/// Whether pasted words keep a space from their neighbors.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the kind of text asks for.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
