/// What somebody does to a link or a picture in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap asks for what it is for.
  case invokeDefaultAction = 0
  /// A long press asks for what can be done.
  case presentActions = 1
  /// A firm press asks for a look at it.
  case preview = 2
}
