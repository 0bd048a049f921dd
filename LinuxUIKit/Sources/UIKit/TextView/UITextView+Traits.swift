// The keyboard traits. They are stored only.
extension UITextView {
  /// Posted by a text view after editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")

  /// Posted by a text view after typing changed its text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// Posted by a text view after editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
