/// A button of an alert, and what it does.
///
/// ```swift
/// let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in model.delete() }
/// ```
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What kind of answer an action is.
  public enum Style: Int, Sendable {
    /// An ordinary one.
    case `default` = 0
    /// The one that changes nothing; an alert has one at most.
    case cancel = 1
    /// One that destroys something.
    case destructive = 2
  }

  /// The words on the button.
  open private(set) var title: String?
  /// What kind of answer it is.
  open private(set) var style: Style
  let handler: ((UIAlertAction) -> Void)?
  /// Called after something that the button shows has changed.
  var onChange: () -> Void = {}

  /// A button with words on it; the handler is called when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Whether the button can be tapped.
  ///
  /// It can, unless set otherwise.
  open var isEnabled = true {
    didSet { onChange() }
  }
}
