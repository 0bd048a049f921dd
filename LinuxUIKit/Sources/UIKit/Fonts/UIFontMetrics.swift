/// Scales an app's own font sizes and lengths as a text style's font is scaled.
///
/// ```swift
/// label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 30))
/// label.adjustsFontForContentSizeCategory = true
/// let height = UIFontMetrics.default.scaledValue(for: 44)
/// ```
///
/// At the default category everything stays as it is (uikit.md 2.3). Where Apple's raises an
/// exception for a font that is scaled already, ours scales the font it was made from.
// Unchecked because an open class cannot be proven immutable: its one stored property is a `let`
// of a Sendable struct.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a style; those of an unknown style scale nothing.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The font scaled to the current traits' category.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// The font scaled to the current traits' category, with at most this many points.
  ///
  /// Zero means that there is no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font scaled to a collection's category, or to the current traits' if it is nil.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font scaled to a collection's category, with at most this many points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let base = font.face.unscaled
    return UIFont(face: base.scaled(by: style, to: category, maximum: maximumPointSize))
  }

  /// A length scaled to the current traits' category, rounded to a pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length scaled to a collection's category, rounded to a pixel of its screen.
  ///
  /// What the collection leaves unspecified is taken from the current traits.
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
  /// The face that was scaled, if this one was made by scaling.
  fileprivate var unscaled: FontFace {
    guard case .scaled(let size, _, _) = origin else { return self }
    return withSize(size)
  }
}
