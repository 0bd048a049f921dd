/// The accessibility traits of an element.
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
  /// An element that plays a sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that can't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An element that summarizes the state of the app when it opens.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element whose value changes frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts the playback or recording of media, during which nothing is spoken.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that handles touches itself, such as a piano.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// A page that is turned when its text was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  // Unverified: the numbers of the tab bar and of the traits after the header; they are free among
  // those of Apple's headers.
  /// A tab bar, whose elements are tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// An element that assistive technologies can zoom (iOS 17).
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// A button with an on and an off state (iOS 17).
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}
