import CPango

extension CGContext {
  /// Draws the glyphs of a run, from its left end on the baseline; emoji keep their colors.
  ///
  /// Letters are filled as shapes, since Cairo puts pictures of letters at whole pixels only and
  /// would space them unevenly. Emoji are pictures.
  func show(_ run: ShapedRun, of paragraph: ShapedParagraph, at start: CGPoint, ink: GlyphInk) {
    withExtendedLifetime(paragraph) {
      PangoLibrary.shared.locked {
        paint { cairo in
          if let color = ink.fill ?? ink.stroke { cairo.setSource(color) }
          run.isPictures ? cairo.showPictures(run, at: start) : cairo.draw(run, at: start, ink)
        }
      }
    }
  }
}

extension CairoContext {
  fileprivate func draw(_ run: ShapedRun, at start: CGPoint, _ ink: GlyphInk) {
    if let color = ink.fill {
      setOutlines(of: run, at: start)
      setSource(color)
      fill()
    }
    guard let color = ink.stroke, ink.strokeWidth > 0 else { return }
    setOutlines(of: run, at: start)
    setSource(color)
    cairo_set_line_width(raw, Double(ink.strokeWidth))
    stroke()
  }

  private func setOutlines(of run: ShapedRun, at start: CGPoint) {
    cairo_new_path(raw)
    cairo_move_to(raw, Double(start.x), Double(start.y))
    pango_cairo_glyph_string_path(raw, run.font, run.item.pointee.glyphs)
  }

  fileprivate func showPictures(_ run: ShapedRun, at start: CGPoint) {
    cairo_move_to(raw, Double(start.x), Double(start.y))
    pango_cairo_show_glyph_string(raw, run.font, run.item.pointee.glyphs)
    cairo_new_path(raw)
  }
}

extension ShapedRun {
  fileprivate var font: UnsafeMutablePointer<PangoFont>? { item.pointee.item.pointee.analysis.font }

  /// Whether the glyphs are emoji.
  fileprivate var isPictures: Bool {
    guard let description = pango_font_describe(font) else { return false }
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description) else { return false }
    return String(cString: family) == "Noto Color Emoji"
  }
}
