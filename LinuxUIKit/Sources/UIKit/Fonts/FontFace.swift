/// All that a font is: which glyphs, how large, and how far apart its lines are.
///
/// `UIFont` and `UIFontDescriptor` are thin fronts of this value.
struct FontFace: Hashable, Sendable {
  /// The size in points.
  var size: CGFloat
  var weight = UIFont.Weight.regular
  var isItalic = false
  var design = Design.standard
  /// Whether all digits have one width.
  var hasEvenDigits = false
  /// What loose and tight leading add to the pitch of lines, in points.
  var extraLeading: CGFloat = 0
  /// Where the size comes from, if it follows Dynamic Type.
  var origin: Origin?

  /// The families there are.
  enum Design: Hashable, Sendable {
    case standard
    case monospaced
  }

  /// Why a font has its size.
  enum Origin: Hashable, Sendable {
    /// It is a text style's font at a category.
    case textStyle(UIFont.TextStyle, UIContentSizeCategory)
    /// `UIFontMetrics` scaled a font of `size` points, to at most `maximum`.
    case scaled(size: CGFloat, style: UIFont.TextStyle, maximum: CGFloat)
  }
}

extension FontFace {
  /// Faces are told apart by their sizes first: those of one size are few, and each text that is
  /// laid out looks one up.
  func hash(into hasher: inout Hasher) {
    hasher.combine(size)
  }

  /// The face of a text style (uikit.md 2.1, 2.2).
  init(style: UIFont.TextStyle, category: UIContentSizeCategory) {
    self.init(size: TextStyleTable.size(of: style, at: category))
    weight = style == .headline ? .semibold : .regular
    origin = .textStyle(style, category)
  }

  /// What is left free between two lines, in points.
  ///
  /// A text style's lines have the pitch of its table, others that of their height (uikit.md 2.5).
  var leading: CGFloat {
    guard case .textStyle(let style, let category) = origin else { return extraLeading }
    return TextStyleTable.pitch(of: style, at: category) - lineHeight + extraLeading
  }

  /// The height of one line, in points.
  var lineHeight: CGFloat {
    size * (SystemFontMetrics.ascender - SystemFontMetrics.descender)
  }

  /// This face at another size, which no longer follows Dynamic Type.
  func withSize(_ newSize: CGFloat) -> FontFace {
    guard newSize != size else { return self }
    var face = self
    face.size = max(0, newSize)
    face.origin = nil
    return face
  }

  /// What glyphs depend on: the face without how far lines are apart and where its size is from.
  var withoutLineSpacing: FontFace {
    FontFace(
      size: size, weight: weight, isItalic: isItalic, design: design, hasEvenDigits: hasEvenDigits)
  }

  /// This face for another category, if it follows Dynamic Type.
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

  /// This face scaled as a style is scaled from the default category to another.
  ///
  /// The size becomes a whole number of points, unless it stays as it is (uikit.md 2.3).
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
