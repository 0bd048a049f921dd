/// An object that scales fonts and lengths for Dynamic Type as a text style is scaled.
///
/// ```swift
/// label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 30))
/// label.adjustsFontForContentSizeCategory = true
/// let height = UIFontMetrics.default.scaledValue(for: 44)
/// ```
///
/// The scale at the default category is 1 (uikit.md, 2.3). A font that is scaled already is scaled
/// from its original size; Apple's raises an exception.
// Unchecked because an open class cannot be proven immutable: its one stored property is a `let`
// of a Sendable struct.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style; the scale of an unknown style is 1.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a font scaled to the content size category of the current traits.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns a font scaled to the content size category of the current traits, up to a maximum
  /// size.
  ///
  /// Zero is no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled to the content size category of a trait collection, or of the current
  /// traits if it is `nil`.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled to the content size category of a trait collection, up to a maximum
  /// size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let base = font.face.unscaled
    return UIFont(face: base.scaled(by: style, to: category, maximum: maximumPointSize))
  }

  /// Returns a length scaled to the content size category of the current traits, rounded to a
  /// pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled to the content size category of a trait collection, rounded to a
  /// pixel.
  ///
  /// Unspecified traits are those of the current traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let ratio = TextStyleTable.ratio(of: style, at: traits.preferredContentSizeCategory)
    guard ratio != 1 else { return value }
    let isScaleKnown = traits.displayScale > 0
    let screen = isScaleKnown ? traits : UITraitCollection.current
    return roundedToPixel(value * ratio, scale: screen.displayScale)
  }
}

extension FontFace {
  /// The original face of a scaled face; other faces themselves.
  fileprivate var unscaled: FontFace {
    guard case .scaled(let size, _, _) = origin else { return self }
    return withSize(size)
  }
}
