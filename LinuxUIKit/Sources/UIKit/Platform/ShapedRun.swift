import CPango

/// Glyphs of one font and one look next to each other in a line.
///
/// It is valid as long as its paragraph is.
struct ShapedRun {
  /// The run of the text that the glyphs belong to.
  let content: TextShape.Run
  /// From the line's left end to the first glyph, in points.
  let x: CGFloat
  /// The advance of its glyphs, in points.
  let width: CGFloat
  /// Pango's own run.
  let item: UnsafeMutablePointer<PangoGlyphItem>

  /// Where a line below or through the glyphs begins, down from the baseline, and its thickness.
  struct LineMeasure {
    let top: CGFloat
    let thickness: CGFloat
  }
}

extension ShapedRun {
  /// The font's own wishes for lines below the glyphs and through them.
  var lineMeasures: (underline: LineMeasure, strikethrough: LineMeasure) {
    PangoLibrary.shared.locked {
      let metrics = pango_font_get_metrics(item.pointee.item.pointee.analysis.font, nil)
      defer { pango_font_metrics_unref(metrics) }
      return (
        LineMeasure(
          top: -points(pango_font_metrics_get_underline_position(metrics)),
          thickness: points(pango_font_metrics_get_underline_thickness(metrics))),
        LineMeasure(
          top: -points(pango_font_metrics_get_strikethrough_position(metrics)),
          thickness: points(pango_font_metrics_get_strikethrough_thickness(metrics)))
      )
    }
  }
}

extension ShapedParagraph {
  /// The runs of a line from left to right.
  func runs(ofLine index: Int) -> [ShapedRun] {
    PangoLibrary.shared.locked {
      var runs: [ShapedRun] = []
      var x: CGFloat = 0
      var next = pango_layout_get_line_readonly(layout, Int32(index))?.pointee.runs
      while let node = next {
        if let data = node.pointee.data {
          let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
          let width = points(pango_glyph_string_get_width(item.pointee.glyphs))
          x += points(item.pointee.start_x_offset)
          runs.append(ShapedRun(content: content(of: item), x: x, width: width, item: item))
          x += width + points(item.pointee.end_x_offset)
        }
        next = node.pointee.next
      }
      return runs
    }
  }

  private func content(of item: UnsafeMutablePointer<PangoGlyphItem>) -> TextShape.Run {
    let start = Int(item.pointee.item.pointee.offset)
    let runs = content.runs(in: start..<start + 1)
    return runs.first ?? TextShape.Run(length: 0, face: FontFace(size: 0))
  }
}
