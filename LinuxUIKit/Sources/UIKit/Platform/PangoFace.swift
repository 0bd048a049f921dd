import CPango

/// Pango's description of a face, freed with this value's last reference.
final class PangoFace {
  let description: OpaquePointer?

  init(_ face: FontFace) {
    description = pango_font_description_new()
    pango_font_description_set_family(description, FontName.family(of: face.design))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(face.openTypeWeight)))
    pango_font_description_set_style(
      description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    // Pango has no text of no size; a hundredth of a point is not seen.
    let size = max(face.size, 0.01)
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
  }

  deinit {
    pango_font_description_free(description)
  }
}

/// A length in Pango's units, of which a point has 1024; never less than the length.
func pangoUnits(_ points: CGFloat) -> Int32 {
  Int32(clamping: Int((points * CGFloat(PANGO_SCALE)).rounded(.up)))
}

/// A length in Pango's units as points.
func points(_ pangoUnits: Int32) -> CGFloat {
  CGFloat(pangoUnits) / CGFloat(PANGO_SCALE)
}
