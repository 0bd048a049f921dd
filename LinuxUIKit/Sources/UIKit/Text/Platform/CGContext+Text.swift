import CPango

extension CGContext {
  /// Draws the glyphs of a run, from its left end on the baseline; emoji keep their colors.
  ///
  /// Letters are filled as shapes, since Cairo positions glyph images at whole pixels only and
  /// would space them unevenly; the masks of filled runs are kept. Emoji are images.
  func show(_ run: ShapedRun, of paragraph: ShapedParagraph, at start: CGPoint, ink: GlyphInk) {
    withExtendedLifetime(paragraph) {
      PangoLibrary.shared.locked {
        if let color = ink.fill, ink.stroke == nil, !run.isEmoji {
          let shape = MaskedShape(
            .run(owner: paragraph.number, index: run.index), at: start,
            extent: run.inkExtent.offsetBy(dx: start.x, dy: start.y))
          return fill(shape, color: color) { cairo in
            GlyphPen(cairo: cairo, run: run, start: start).fillOutlines()
          }
        }
        paint(withCairo: { cairo in
          let pen = GlyphPen(cairo: cairo, run: run, start: start)
          run.isEmoji ? pen.drawImages(ink) : pen.drawOutlines(ink)
        })
      }
    }
  }
}

/// A run of glyphs at its position in a Cairo context.
private struct GlyphPen {
  let cairo: OpaquePointer
  let run: ShapedRun
  let start: CGPoint

  func drawOutlines(_ ink: GlyphInk) {
    if let color = ink.fill {
      setSource(color)
      fillOutlines()
    }
    guard let color = ink.stroke, ink.strokeWidth > 0 else { return }
    setSource(color)
    setOutlines()
    cairo_set_line_width(cairo, Double(ink.strokeWidth))
    cairo_stroke(cairo)
  }

  /// Fills the outlines with the source.
  func fillOutlines() {
    setOutlines()
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
  }

  func drawImages(_ ink: GlyphInk) {
    if let color = ink.fill ?? ink.stroke { setSource(color) }
    cairo_move_to(cairo, Double(start.x), Double(start.y))
    pango_cairo_show_glyph_string(cairo, run.font, run.item.pointee.glyphs)
    cairo_new_path(cairo)
  }

  private func setOutlines() {
    cairo_new_path(cairo)
    cairo_move_to(cairo, Double(start.x), Double(start.y))
    pango_cairo_glyph_string_path(cairo, run.font, run.item.pointee.glyphs)
  }

  private func setSource(_ color: CGColor) {
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }
}

extension ShapedRun {
  fileprivate var font: UnsafeMutablePointer<PangoFont>? { item.pointee.item.pointee.analysis.font }

  /// A rectangle around the outlines of the glyphs, from the run's left end on the baseline.
  fileprivate var inkExtent: CGRect {
    var ink = PangoRectangle()
    pango_glyph_string_extents(item.pointee.glyphs, font, &ink, nil)
    return CGRect(
      x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
  }

  fileprivate var isEmoji: Bool {
    guard let description = pango_font_describe(font) else { return false }
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description) else { return false }
    return String(cString: family) == "Noto Color Emoji"
  }
}
