/// A view controller that displays an alert or an action sheet.
///
/// ```swift
/// let alert = UIAlertController(
///   title: "Delete Photo?", message: "This can't be undone.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
///
/// A tap on a button dismisses the alert and then calls the action's handler. A tap outside an
/// action sheet chooses the cancel action.
///
/// - Note: Not implemented: blur, the scale animation of alerts, severity and scrolling of long
///   lists.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen.
    case actionSheet = 0
    /// An alert at the center of the screen.
    case alert = 1
  }

  private weak var containerView: AlertContainerView?

  /// The style of the alert.
  open private(set) var preferredStyle: Style

  /// Creates an alert without actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  open override var title: String? {
    didSet { reload() }
  }

  /// The message below the title.
  open var message: String? {
    didSet { reload() }
  }

  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The preferred action, whose title is emphasized (iOS 9).
  ///
  /// If it is `nil`, the cancel action is emphasized.
  open var preferredAction: UIAlertAction? {
    didSet { reload() }
  }

  /// Adds an action.
  ///
  /// Traps for a second cancel action, as Apple's does.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      fatalError(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.observeChanges { [weak self] in self?.containerView?.updateButtons() }
    reload()
  }

  /// The text fields below the message, in the order in which they were added, or `nil` without
  /// any.
  open private(set) var textFields: [UITextField]?

  /// Adds a text field.
  ///
  /// The first one becomes first responder when the alert has appeared.
  ///
  /// Traps for action sheets, as Apple's does.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      fatalError(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = AlertMetrics.messageFont
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    reload()
  }

  open override func loadView() {
    let container = AlertContainerView(of: self)
    containerView = container
    view = container
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  override var presentationAppearance: PresentationAppearance {
    PresentationAppearance(
      isDimmed: true, duration: AlertMetrics.duration,
      initialScale: preferredStyle == .alert ? AlertMetrics.initialScale : 1)
  }
}

extension UIAlertController {
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Returns whether the title of an action is emphasized.
  func isEmphasized(_ action: UIAlertAction) -> Bool {
    if let preferredAction { return action === preferredAction }
    return action === cancelAction
  }

  /// Dismisses the alert and calls the action's handler.
  func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }

  private func reload() {
    containerView?.reload()
  }
}

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
  private var changeHandler: (() -> Void)?

  /// Sets the closure that is called after a displayed property changed; `nil` removes it.
  func observeChanges(_ handler: (() -> Void)?) {
    changeHandler = handler
  }

  /// Creates an action.
  ///
  /// The handler is called after the dismissal of the alert.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Whether the action is enabled.
  ///
  /// The default is `true`.
  open var isEnabled = true {
    didSet { changeHandler?() }
  }
}
