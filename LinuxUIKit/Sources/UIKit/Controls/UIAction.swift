/// What a `UIAction` does; it gets the action itself.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Something that a person can do, as a name and a closure.
///
/// ```swift
/// let add = UIAction(title: "Add") { _ in model.add() }
/// navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
/// ```
///
/// Ours leaves out coding, copying and selected images.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The name by which an action is found and replaced.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The identifier of a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The name by which the action is found; made up when none was given.
  open private(set) var identifier: Identifier
  /// A longer name for where there is room to explain.
  open var discoverabilityTitle: String?
  /// How the action looks and whether it can be chosen.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action shows a mark.
  open var state: UIMenuElement.State
  /// What the action was called from, while its closure runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// An action that calls a closure.
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

  /// Calls the closure on behalf of a sender (iOS 16); a disabled action does nothing.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    perform(from: sender)
  }

  func perform(from sender: Any?) {
    let former = self.sender
    self.sender = sender
    defer { self.sender = former }
    handler(self)
  }
}
