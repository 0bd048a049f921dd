import CPango

extension CGContext {
  /// Draws the glyphs of a run, from its left end on the baseline; emoji keep their colors.
  ///
  /// Letters are filled as shapes, since Cairo positions glyph images at whole pixels only and
  /// would space them unevenly. Emoji are images.
  func show(_ run: ShapedRun, of paragraph: ShapedParagraph, at start: CGPoint, ink: GlyphInk) {
    withExtendedLifetime(paragraph) {
      PangoLibrary.shared.locked {
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
      setOutlines(color)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
    }
    guard let color = ink.stroke, ink.strokeWidth > 0 else { return }
    setOutlines(color)
    cairo_set_line_width(cairo, Double(ink.strokeWidth))
    cairo_stroke(cairo)
  }

  func drawImages(_ ink: GlyphInk) {
    if let color = ink.fill ?? ink.stroke { setSource(color) }
    cairo_move_to(cairo, Double(start.x), Double(start.y))
    pango_cairo_show_glyph_string(cairo, run.font, run.item.pointee.glyphs)
    cairo_new_path(cairo)
  }

  private func setOutlines(_ color: CGColor) {
    setSource(color)
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

  fileprivate var isEmoji: Bool {
    guard let description = pango_font_describe(font) else { return false }
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description) else { return false }
    return String(cString: family) == "Noto Color Emoji"
  }
}
