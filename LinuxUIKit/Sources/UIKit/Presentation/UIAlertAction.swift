/// An action of an alert, displayed as a button.
///
/// ```swift
/// let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in model.delete() }
/// ```
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// An action that cancels without changes. An alert has at most one.
    case cancel = 1
    /// An action that changes or deletes data.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of an action.
  open private(set) var style: Style
  let handler: ((UIAlertAction) -> Void)?
  /// Called after a displayed property changed.
  var onChange: () -> Void = {}

  /// Creates an action. The handler is called after the dismissal of the alert.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Whether the action is enabled. The default is `true`.
  open var isEnabled = true {
    didSet { onChange() }
  }
}
