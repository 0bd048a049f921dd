/// The properties of a font: its glyphs, size and line spacing.
///
/// `UIFont` and `UIFontDescriptor` wrap this value.
struct FontFace: Hashable, Sendable {
  /// The size in points.
  var size: CGFloat
  var weight = UIFont.Weight.regular
  var isItalic = false
  var design = Design.standard
  /// Whether all digits have one width.
  var hasEvenDigits = false
  /// The change of the line spacing by loose or tight leading, in points.
  var extraLeading: CGFloat = 0
  /// The origin of a size that follows Dynamic Type; `nil` for other fonts.
  var origin: Origin?

  /// A font family.
  enum Design: Hashable, Sendable {
    case standard
    case monospaced
    case serif
    case app(AppFont)
  }

  /// The vertical metrics relative to the size.
  var metrics: FontMetrics {
    if case .app(let font) = design { font.metrics } else { .system }
  }

  /// The origin of a font's size.
  enum Origin: Hashable, Sendable {
    /// The font of a text style at a content size category.
    case textStyle(UIFont.TextStyle, UIContentSizeCategory)
    /// A font of `size` points that `UIFontMetrics` scaled, to at most `maximum`.
    case scaled(size: CGFloat, style: UIFont.TextStyle, maximum: CGFloat)
  }
}

extension FontFace {
  /// Hashes the size only: there are few faces of one size, and each text layout looks one up.
  func hash(into hasher: inout Hasher) {
    hasher.combine(size)
  }

  /// Creates the face of a text style (uikit.md, 2.1 and 2.2), heavier for bold text.
  init(
    style: UIFont.TextStyle, category: UIContentSizeCategory,
    legibility: UILegibilityWeight = .regular
  ) {
    self.init(size: TextStyleTable.size(of: style, at: category))
    weight = Self.weight(of: style).preferred(legibility)
    origin = .textStyle(style, category)
  }

  private static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    style == .headline ? .semibold : .regular
  }

  /// The space between two lines, in points.
  ///
  /// Text styles have the line spacing of their table, other fonts that of their height
  /// (uikit.md, 2.5).
  var leading: CGFloat {
    guard case .textStyle(let style, let category) = origin else {
      return size * metrics.lineGap + extraLeading
    }
    return TextStyleTable.lineSpacing(of: style, at: category) - lineHeight + extraLeading
  }

  /// The height of one line, in points.
  var lineHeight: CGFloat {
    size * (metrics.ascender - metrics.descender)
  }

  /// Returns the face at another size, which does not follow Dynamic Type.
  func withSize(_ newSize: CGFloat) -> FontFace {
    guard newSize != size else { return self }
    var face = self
    face.size = max(0, newSize.limitedLength)
    face.origin = nil
    return face
  }

  /// The properties that determine glyphs: the face without line spacing and origin.
  var withoutLineSpacing: FontFace {
    FontFace(
      size: size, weight: weight, isItalic: isItalic, design: design, hasEvenDigits: hasEvenDigits)
  }

  /// Returns the face for another content size category; itself if it does not follow Dynamic Type.
  func adjusted(to category: UIContentSizeCategory) -> FontFace {
    switch origin {
    case .textStyle(let style, _):
      var face = self
      face.size = TextStyleTable.size(of: style, at: category)
      face.origin = .textStyle(style, category)
      return face
    case .scaled(let size, let style, let maximum):
      return withSize(size).scaled(by: style, to: category, maximum: maximum)
    case nil:
      return self
    }
  }

  /// Returns the face scaled as a text style is from the default category to another.
  ///
  /// A size that changes is rounded to whole points (uikit.md, 2.3).
  func scaled(
    by style: UIFont.TextStyle, to category: UIContentSizeCategory, maximum: CGFloat
  ) -> FontFace {
    let ratio = TextStyleTable.ratio(of: style, at: category)
    let ideal = ratio == 1 ? size : (size * ratio).rounded()
    var face = withSize(maximum > 0 ? min(ideal, maximum) : ideal)
    face.origin = .scaled(size: size, style: style, maximum: maximum)
    return face
  }
}
