/// Something that can stand in a menu or on a button: a name and a picture.
///
/// Ours has two kinds, `UIAction` and `UIMenu`.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether an element shows a mark.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A mark.
    case on = 1
    /// The mark for a part.
    case mixed = 2
  }

  /// How an element looks and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// The attributes of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away for good.
    public static let destructive = Attributes(rawValue: 2)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 4)
    /// Choosing it leaves the menu open (iOS 16).
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  var storedTitle: String
  var storedImage: UIImage?

  /// The words on it.
  open var title: String { storedTitle }
  /// Smaller words below them (iOS 15).
  open var subtitle: String?
  /// The picture on it.
  open var image: UIImage? { storedImage }

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
  }
}
