import CPango

/// Adjacent glyphs of a line with one font and appearance.
///
/// It is valid as long as its paragraph.
struct ShapedRun {
  /// The run of the text.
  let content: TextShape.Run
  /// The position of its first glyph among the bytes of the paragraph, which no other run has.
  let index: Int
  /// The distance from the line's left end to the first glyph, in points.
  let x: CGFloat
  /// The advance of the glyphs, in points.
  let width: CGFloat
  /// Pango's own run.
  let item: UnsafeMutablePointer<PangoGlyphItem>

  /// The top of an underline or strikethrough, down from the baseline, and its thickness.
  struct LineMeasure {
    let top: CGFloat
    let thickness: CGFloat
  }
}

extension ShapedRun {
  /// The font's metrics of underline and strikethrough.
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
  /// Returns the runs of a line from left to right.
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
          let index = Int(item.pointee.item.pointee.offset)
          runs.append(
            ShapedRun(content: content(of: item), index: index, x: x, width: width, item: item))
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
