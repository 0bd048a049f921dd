extension UITextField {
  /// What is drawn around a field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line as of a sunken field.
    case bezel = 2
    /// A light line with rounded corners.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// As long as somebody types.
    case whileEditing = 1
    /// As long as nobody types.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why typing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// What was typed is meant to stay.
    case committed = 0
  }

  /// Posted by a field after typing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")

  /// Posted by a field after typed characters changed its text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Posted by a field after typing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextField.ViewMode {
  /// Whether the mode shows its view.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
