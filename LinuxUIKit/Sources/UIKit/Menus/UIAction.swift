/// A closure that performs an action and receives the action itself.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A menu element that performs a closure.
///
/// ```swift
/// let add = UIAction(title: "Add") { _ in model.add() }
/// navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
/// ```
///
/// - Note: Not implemented: coding, copying and selected images.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// An identifier with a string as its raw value.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open override var title: String {
    get { super.title }
    set { setTitle(newValue) }
  }

  open override var image: UIImage? {
    get { super.image }
    set { setImage(newValue) }
  }

  /// The identifier of the action.
  ///
  /// It is generated if none was given.
  open private(set) var identifier: Identifier
  /// An elaborated title that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes that determine the style of the action.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action, shown as a checkmark.
  open var state: UIMenuElement.State
  /// The object that triggered the action, while its handler runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action with a handler.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Whether the action is enabled.
  var isEnabled: Bool { !attributes.contains(.disabled) }
  override var visibleActions: [UIAction] { attributes.contains(.hidden) ? [] : [self] }
  override var selection: [UIMenuElement] { state == .on ? [self] : [] }

  /// Performs the handler on behalf of a sender (iOS 16).
  ///
  /// A disabled action does nothing.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard isEnabled else { return }
    perform(from: sender)
  }

  func perform(from sender: Any?) {
    let outerSender = self.sender
    self.sender = sender
    defer { self.sender = outerSender }
    handler(self)
  }
}
