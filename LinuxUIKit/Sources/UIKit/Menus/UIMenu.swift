/// A list of things that a person can do, some of which may be lists themselves.
///
/// ```swift
/// let share = UIAction(title: "Share") { _ in share(photo) }
/// let delete = UIAction(title: "Delete", attributes: .destructive) { _ in remove(photo) }
/// let menu = UIMenu(children: [share, UIMenu(options: .displayInline, children: [delete])])
/// ```
///
/// Ours shows no menus: it hands them to who asks for what is presented. It leaves out palettes, the
/// identifiers of the system's menus and elements that are made when the menu opens.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name by which a menu is found and replaced.
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

  /// How a menu shows its elements.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// The options of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements stand in the menu around this one, set off from the others.
    public static let displayInline = Options(rawValue: 1)
    /// What the menu leads to takes something away for good.
    public static let destructive = Options(rawValue: 2)
    /// Only one element in the menu shows a mark (iOS 15).
    public static let singleSelection = Options(rawValue: 32)
  }

  /// How large the elements of a menu are (iOS 16).
  public enum ElementSize: Int, Sendable {
    /// Pictures only, side by side.
    case small = 0
    /// Pictures with words below, side by side.
    case medium = 1
    /// Rows.
    case large = 2
  }

  /// The name by which the menu is found; made up when none was given.
  open private(set) var identifier: Identifier
  /// How the menu shows its elements.
  open private(set) var options: Options
  /// How large they are, where there is room (iOS 16).
  open var preferredElementSize: ElementSize
  /// What can be chosen, from top to bottom.
  open private(set) var children: [UIMenuElement]

  /// A menu of these elements.
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

  /// The elements that show a mark; of a menu with a single one, at most one (iOS 15).
  open var selectedElements: [UIMenuElement] {
    let marked = children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
    return options.contains(.singleSelection) ? Array(marked.prefix(1)) : marked
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
