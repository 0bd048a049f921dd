/// What glyphs are drawn with.
struct GlyphInk {
  /// The color of their insides; nil leaves them empty.
  var fill: CGColor?
  /// The color of their outlines; nil draws none.
  var stroke: CGColor?
  /// The thickness of outlines in points.
  var strokeWidth: CGFloat = 0
}
