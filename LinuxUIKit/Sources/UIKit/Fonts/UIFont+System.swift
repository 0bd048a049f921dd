// The system fonts. Sizes are in points; a negative one counts as zero.
extension UIFont {
  /// Returns the regular system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular)
  }

  /// Returns the system font of a weight, which is drawn by the nearest face.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// Returns the emphasized system font, whose weight is semibold (uikit.md, 2.4).
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .semibold)
  }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular) { $0.isItalic = true }
  }

  /// Returns the system font with digits of equal width, for numbers that change or are in columns.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    system(fontSize, weight) { $0.hasEvenDigits = true }
  }

  /// Returns the monospaced system font, which is drawn by a regular or a bold face.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    system(fontSize, weight) { $0.design = .monospaced }
  }

  private static func system(
    _ size: CGFloat, _ weight: UIFont.Weight, change: (inout FontFace) -> Void = { _ in }
  ) -> UIFont {
    var face = FontFace(
      size: max(0, size.limitedLength),
      weight: weight.preferred(UITraitCollection.current.legibilityWeight))
    change(&face)
    return UIFont(face: face)
  }
}

// Fonts that follow the user's preferred text size.
extension UIFont {
  /// Returns the font of a text style at the content size category of the current traits.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the content size category of a trait collection, or of the
  /// current traits if it is `nil`.
  ///
  /// An unspecified category stands for the default one; an unknown style has 12 points.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    return UIFont(
      face: FontFace(
        style: style, category: traits.preferredContentSizeCategory,
        legibility: traits.legibilityWeight))
  }
}
