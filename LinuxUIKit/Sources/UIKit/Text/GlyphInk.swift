/// What glyphs are drawn with.
struct GlyphInk {
  /// The colour of their insides; nil leaves them empty.
  var fill: CGColor?
  /// The colour of their outlines; nil draws none.
  var stroke: CGColor?
  /// The thickness of outlines in points.
  var strokeWidth: CGFloat = 0
}
