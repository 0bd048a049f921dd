extension UIFont {
  /// The role of text; the font size depends on the user's preferred text size.
  ///
  /// The raw values are Apple's.
  ///
  /// - Note: Not implemented: the two extra large titles of iOS 17.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name; an unknown style has a font of 12 points.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension UIFont.TextStyle {
  /// 34 points at the default category.
  public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")

  /// 28 points at the default category.
  public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")

  /// 22 points at the default category.
  public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")

  /// 20 points at the default category.
  public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")

  /// 17 points at the default category, semibold.
  public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")

  /// 15 points at the default category.
  public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")

  /// 17 points at the default category: that of running text.
  public static let body = Self(rawValue: "UICTFontTextStyleBody")

  /// 16 points at the default category.
  public static let callout = Self(rawValue: "UICTFontTextStyleCallout")

  /// 13 points at the default category.
  public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")

  /// 12 points at the default category.
  public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")

  /// 11 points at the default category.
  public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
}
