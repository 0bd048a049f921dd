/// What a part of the screen is and does, for people who can't see it, and for tests.
///
/// Raw values are Apple's; ours leaves out those that only a screen reader acts on.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// The traits of these bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// It can be tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads somewhere else.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is text that stays as it is.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It can't be used at the moment.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Its value can be made larger and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What a view tells assistive technology, and tests.
struct AccessibilityStorage {
  /// Whether it is a part of its own; nil leaves that to the view.
  var isElement: Bool?
  /// A name that is spoken.
  var label: String?
  /// What is spoken as the current value.
  var value: String?
  /// What is spoken about the result of a tap.
  var hint: String?
  /// A name that only tests see.
  var identifier: String?
  /// What it is and does; nil leaves that to the view.
  var traits: UIAccessibilityTraits?
}
