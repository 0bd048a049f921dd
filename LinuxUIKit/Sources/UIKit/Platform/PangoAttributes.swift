import CPango

/// What Pango must know of runs: where each begins, its font, its kerning.
final class PangoAttributes {
  /// Nil if there is nothing to say, which spares Pango a look at each item.
  private(set) var list: OpaquePointer?

  /// The runs of a layout whose own font is that of the first one.
  init(_ runs: [TextShape.Run], breaksLines: Bool) {
    // A word that is wider than the room is broken without a mark, as by UIKit.
    if breaksLines { insert(pango_attr_insert_hyphens_new(0), 0..<UInt32.max) }
    var start: UInt32 = 0
    for run in runs {
      let end = start + UInt32(run.length)
      if runs.count > 1 { insertFontAndLook(of: run, start..<end) }
      insertRest(of: run, start..<end)
      start = end
    }
  }

  deinit {
    guard let list else { return }
    pango_attr_list_unref(list)
  }

  private func insertFontAndLook(of run: TextShape.Run, _ bytes: Range<UInt32>) {
    let font = PangoLibrary.shared.face(run.face)
    insert(pango_attr_font_desc_new(font.description), bytes)
    // Glyphs of one look must not be in one run with those of another: a color parts them.
    insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: run.appearanceIndex), 0, 0), bytes)
  }

  private func insertRest(of run: TextShape.Run, _ bytes: Range<UInt32>) {
    if run.kern != 0 {
      let spacing = (run.kern * CGFloat(PANGO_SCALE)).rounded()
      insert(pango_attr_letter_spacing_new(Int32(spacing)), bytes)
    }
    if let room = run.attachment { insert(shape(of: room), bytes) }
    if run.face.hasEvenDigits { insert(pango_attr_font_features_new("tnum=1"), bytes) }
  }

  /// Leaves the room of a picture free in place of each character.
  private func shape(
    of room: TextShape.AttachmentMetrics
  ) -> UnsafeMutablePointer<PangoAttribute>? {
    let rectangle = PangoRectangle(
      x: 0, y: -pangoUnits(room.ascent), width: pangoUnits(room.width),
      height: pangoUnits(room.ascent + room.descent))
    return withUnsafePointer(to: rectangle) { pango_attr_shape_new($0, $0) }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<UInt32>) {
    guard let attribute else { return }
    attribute.pointee.start_index = bytes.lowerBound
    attribute.pointee.end_index = bytes.upperBound
    if list == nil { list = pango_attr_list_new() }
    pango_attr_list_insert(list, attribute)
  }
}
