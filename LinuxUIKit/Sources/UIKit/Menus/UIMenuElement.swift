/// An element of a menu: an action or a menu, with a title and an image.
///
/// - Note: Not implemented: kinds of elements other than `UIAction`, `UIMenu`, `UIKeyCommand` and
///   `UIDeferredMenuElement`.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The state of a menu element, shown as a checkmark.
  public enum State: Int, Sendable {
    /// No checkmark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A mark for a mixed state.
    case mixed = 2
  }

  /// The attributes that determine the style of a menu element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bit mask of the attributes.
    public let rawValue: UInt

    /// Creates attributes from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)
    /// Choosing the element keeps the menu open (iOS 16).
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  private var storedTitle: String
  private var storedImage: UIImage?

  /// The title.
  open var title: String { storedTitle }
  /// The subtitle (iOS 15).
  open var subtitle: String?
  /// The image.
  open var image: UIImage? { storedImage }

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
  }

  // MARK: Overridden by actions and menus

  /// The visible actions of the element and of its children, in order.
  var visibleActions: [UIAction] { [] }
  /// Whether the element is displayed; `false` for a menu without visible elements.
  var isVisible: Bool { !visibleActions.isEmpty }
  /// The selected elements: the element itself, or those of its children.
  var selection: [UIMenuElement] { [] }

  /// Sets the title, for subclasses whose title can be changed.
  func setTitle(_ title: String) { storedTitle = title }
  /// Sets the image, for subclasses whose image can be changed.
  func setImage(_ image: UIImage?) { storedImage = image }
}
