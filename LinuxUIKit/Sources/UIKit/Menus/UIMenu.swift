/// A menu element that groups actions and submenus.
///
/// ```swift
/// let share = UIAction(title: "Share") { _ in share(photo) }
/// let delete = UIAction(title: "Delete", attributes: .destructive) { _ in remove(photo) }
/// let menu = UIMenu(children: [share, UIMenu(options: .displayInline, children: [delete])])
/// ```
///
/// - Note: Not implemented: elements side by side, palettes, and identifiers of system menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
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

  /// The options of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are displayed in the parent menu, set off by separators.
    public static let displayInline = Options(rawValue: 1)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 2)
    /// Only one element is selected at a time (iOS 15).
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The size of a menu's elements (iOS 16).
  public enum ElementSize: Int, Sendable {
    /// Images only, side by side.
    case small = 0
    /// Images with titles below, side by side.
    case medium = 1
    /// Rows.
    case large = 2
  }

  /// The identifier of the menu.
  ///
  /// It is generated if none was given.
  open private(set) var identifier: Identifier
  /// The options of the menu.
  open private(set) var options: Options
  /// The preferred size of the elements (iOS 16).
  open var preferredElementSize: ElementSize
  /// The elements, from top to bottom.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu with elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The selected elements; in a menu with single selection at most one (iOS 15).
  open var selectedElements: [UIMenuElement] {
    let selected = children.flatMap(\.selection)
    return options.contains(.singleSelection) ? Array(selected.prefix(1)) : selected
  }

  override var isVisible: Bool {
    children.contains { $0 is UIDeferredMenuElement || $0.isVisible }
  }
  override var visibleActions: [UIAction] { children.flatMap(\.visibleActions) }
  override var selection: [UIMenuElement] { selectedElements }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
