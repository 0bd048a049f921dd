/// The accessibility traits of an element.
///
/// - Note: Not implemented: traits that only affect assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait, with Apple's values.
  public let rawValue: UInt64

  /// Creates a set from raw bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that can't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element whose value changes frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element whose value can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The accessibility properties of a responder.
struct AccessibilityStorage {
  /// Whether the responder is an element; `nil` uses the responder's default.
  var isElement: Bool?
  /// The label.
  var label: String?
  /// The value.
  var value: String?
  /// The hint.
  var hint: String?
  /// The identifier for tests.
  var identifier: String?
  /// The traits; `nil` uses the responder's default.
  var traits: UIAccessibilityTraits?
}
