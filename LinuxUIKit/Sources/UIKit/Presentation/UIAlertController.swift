/// A question that has to be answered before a screen goes on: in the middle, or as a list of
/// choices at the lower edge.
///
/// ```swift
/// let alert = UIAlertController(
///   title: "Delete Photo?", message: "This can't be undone.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
///
/// A tap on a button takes the alert away and then calls its action. A tap beside a list of choices
/// is a tap on the button that cancels. Ours draws the classic look without blur, fades alerts in
/// without a change of size, and leaves out severity; long lists don't scroll.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where an alert stands.
  public enum Style: Int, Sendable {
    /// A list of choices at the lower edge.
    case actionSheet = 0
    /// A card in the middle.
    case alert = 1
  }

  /// Where the alert stands.
  open private(set) var preferredStyle: Style

  /// An alert without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Fails: ours has no archives to read an alert from.
  public required init?(coder: NSCoder) { nil }

  open override var title: String? {
    didSet { reload() }
  }

  /// What stands below the title, in smaller letters.
  open var message: String? {
    didSet { reload() }
  }

  /// The buttons in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The button that stands out, one of the actions.
  ///
  /// Where there is none, the one that cancels stands out (iOS 9).
  open var preferredAction: UIAlertAction? {
    didSet { reload() }
  }

  /// Adds a button.
  ///
  /// Stops the program, as Apple's does, when the alert already has one that cancels and this is
  /// another one.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      fatalError(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.board?.updateButtons() }
    reload()
  }

  /// The fields below the message, in the order in which they were added; nil without any.
  open private(set) var textFields: [UITextField]?

  /// Adds a field that one can type into; the first one is typed into when the alert has appeared.
  ///
  /// Stops the program, as Apple's does, when the alert is a list of choices.
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
    view = AlertContainerView(of: self)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  override var presentationLook: PresentationLook {
    PresentationLook(isShaded: true, duration: AlertMetrics.duration)
  }
}

extension UIAlertController {
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Whether a button's words are heavier than the others'.
  func standsOut(_ action: UIAlertAction) -> Bool {
    if let preferredAction { return action === preferredAction }
    return action === cancelAction
  }

  /// Does what a tap on a button does.
  func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }

  private var board: AlertContainerView? { viewIfLoaded as? AlertContainerView }

  private func reload() {
    board?.reload()
  }
}
