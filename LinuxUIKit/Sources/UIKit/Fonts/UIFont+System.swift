// The system font in its kinds; sizes are in points, a negative one counts as zero.
extension UIFont {
  /// The regular system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular)
  }

  /// The system font at a weight; any number is a weight, and the nearest face is drawn.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// The emphasized system font, whose weight is semibold (uikit.md 2.4).
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .semibold)
  }

  /// The slanted system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular) { $0.isItalic = true }
  }

  /// The system font with digits of one width, for numbers that change or stand in columns.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    system(fontSize, weight) { $0.hasEvenDigits = true }
  }

  /// The system font all of whose glyphs have one width; ours has a regular and a bold face.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    system(fontSize, weight) { $0.design = .monospaced }
  }

  private static func system(
    _ size: CGFloat, _ weight: UIFont.Weight, change: (inout FontFace) -> Void = { _ in }
  ) -> UIFont {
    var face = FontFace(size: max(0, size), weight: weight)
    change(&face)
    return UIFont(face: face)
  }
}

// Fonts that follow the text size a person asked for.
extension UIFont {
  /// A text style's font at the current traits' category.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// A text style's font at a collection's category, or at the current traits' if it is nil.
  ///
  /// A collection without a category means the default one; an unknown style has 12 points.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    return UIFont(face: FontFace(style: style, category: traits.preferredContentSizeCategory))
  }
}
