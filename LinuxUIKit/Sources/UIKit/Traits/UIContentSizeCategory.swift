/// The user's preferred text size.
///
/// It is a trait; the sizes of text styles and of `UIFontMetrics` depend on it. The default is
/// `large`.
///
/// ```swift
/// let stacked = traitCollection.preferredContentSizeCategory >= .accessibilityMedium
/// ```
///
/// The raw values are Apple's.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// Creates a category from its name; any string is accepted, and an unknown one sorts first.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UIContentSizeCategory {
  /// An unspecified category, as in a trait collection of other traits.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// The smallest text size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")

  /// Two steps below the default.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")

  /// One step below the default.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")

  /// The default: body text of 17 points.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")

  /// One step above the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")

  /// Two steps above the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")

  /// The largest text size except for the accessibility sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")

  /// The first accessibility size.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")

  /// The second accessibility size.
  public static let accessibilityLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// The third accessibility size.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")

  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")

  /// The largest text size: body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

/// The order of categories by text size, smallest first.
///
/// Like Apple's, the type has the operators without conforming to `Comparable`.
extension UIContentSizeCategory {
  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }

  /// Returns whether the left category is of smaller text.
  public static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  /// Returns whether the left category is of smaller or equal text.
  public static func <= (left: Self, right: Self) -> Bool {
    left.rank <= right.rank
  }

  /// Returns whether the left category is of larger text.
  public static func > (left: Self, right: Self) -> Bool {
    left.rank > right.rank
  }

  /// Returns whether the left category is of larger or equal text.
  public static func >= (left: Self, right: Self) -> Bool {
    left.rank >= right.rank
  }

  /// Every category except `unspecified`, from the smallest to the largest.
  static let allInOrder: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index in `allInOrder`; -1 for `unspecified` and unknown names.
  private var rank: Int {
    Self.allInOrder.firstIndex(of: self) ?? -1
  }

  /// The column of the text style tables; that of the default for `unspecified` and unknown names.
  var tableColumn: Int {
    Self.allInOrder.firstIndex(of: self) ?? 3
  }
}

extension UIContentSizeCategory {
  /// Posted when the user chooses another text size, after the traits of views changed.
  ///
  /// The category is in `userInfo` under `newValueUserInfoKey`. Overrides of traits do not post it:
  /// they only call `traitCollectionDidChange(_:)`.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category, a `UIContentSizeCategory`, in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// A view whose font can follow the user's preferred text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font that follows Dynamic Type is updated when the content size category changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
