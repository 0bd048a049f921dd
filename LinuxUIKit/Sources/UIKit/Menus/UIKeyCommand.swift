/// A combination of keys that performs an action.
///
/// - Note: Not implemented: performing it, since its action is a selector. Commands without an
///   action can be created, and are returned by `keyCommands`.
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
  /// The characters of the key; `nil` for modifier keys only.
  open private(set) var input: String?
  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// An elaborated title that explains the command.
  open var discoverabilityTitle: String?
  /// The attributes that determine the style of the command in a menu.
  open var attributes: UIMenuElement.Attributes = []
  /// The state of the command in a menu.
  open var state: UIMenuElement.State = .off
  /// Whether the command has priority over the system's.
  ///
  /// The default is `false`.
  open var wantsPriorityOverSystemBehavior = false

  /// The up arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public static let inputEscape = "UIKeyInputEscape"

  /// Creates a command without an action.
  ///
  /// The action is `nil`, because there are no selectors on Linux.
  public init(
    title: String = "", image: UIImage? = nil, action: Never?, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image)
  }
}
