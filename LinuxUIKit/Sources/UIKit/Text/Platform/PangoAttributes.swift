import CPango

/// Pango's attributes of runs: ranges, fonts, kerning.
final class PangoAttributes {
  /// The list; `nil` without attributes, which saves Pango a pass over the items.
  private(set) var list: OpaquePointer?
  /// The largest kerning that is drawn, in points.
  private static let maximumKern: CGFloat = 1_000

  /// Creates the attributes of a layout whose default font is that of the first run.
  init(_ runs: [TextShape.Run], breaksLines: Bool) {
    // A word that is wider than the line is broken without a hyphen, as in UIKit.
    if breaksLines { insert(pango_attr_insert_hyphens_new(0), 0..<UInt32.max) }
    var start: UInt32 = 0
    for run in runs {
      let end = start + UInt32(run.length)
      if runs.count > 1 { insertFontAndAppearance(of: run, start..<end) }
      insertShaping(of: run, start..<end)
      start = end
    }
  }

  deinit {
    guard let list else { return }
    pango_attr_list_unref(list)
  }

  private func insertFontAndAppearance(of run: TextShape.Run, _ bytes: Range<UInt32>) {
    let font = PangoLibrary.shared.face(run.face)
    insert(pango_attr_font_desc_new(font.description), bytes)
    // Glyphs of different appearances must not be in one run: a color separates them.
    insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: run.appearanceIndex), 0, 0), bytes)
  }

  private func insertShaping(of run: TextShape.Run, _ bytes: Range<UInt32>) {
    if run.kern != 0 {
      // Pango adds up spacing and widths in 32 bits, and breaks no lines of negative widths.
      let kern = min(max(run.kern, -run.face.size / 2), Self.maximumKern)
      let spacing = (kern * CGFloat(PANGO_SCALE)).rounded()
      insert(pango_attr_letter_spacing_new(Int32(spacing)), bytes)
    }
    if let attachment = run.attachment { insert(shape(of: attachment), bytes) }
    if run.face.hasEvenDigits { insert(pango_attr_font_features_new("tnum=1"), bytes) }
  }

  /// Returns an attribute that reserves the size of an attachment for each character.
  private func shape(
    of attachment: TextShape.AttachmentMetrics
  ) -> UnsafeMutablePointer<PangoAttribute>? {
    let rectangle = PangoRectangle(
      x: 0, y: -pangoUnits(attachment.ascent), width: pangoUnits(attachment.width),
      height: pangoUnits(attachment.ascent + attachment.descent))
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
