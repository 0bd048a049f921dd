/// How large the person using the device wants to read text.
///
/// A trait collection carries one; a text style's size, and what `UIFontMetrics` scales, follow it.
/// `large` is what a device starts with.
///
/// ```swift
/// let stacked = traitCollection.preferredContentSizeCategory >= .accessibilityMedium
/// ```
///
/// Raw values are Apple's. Ours leaves nothing out.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The category that has this name; any string is accepted, an unknown one sorts first.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UIContentSizeCategory {
  /// No category is known, as in a trait collection made from other traits only.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")

  /// The smallest text.
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

  /// The largest text without the accessibility sizes.
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

  /// The largest text there is: body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}
