import CPango

/// Pango's description of a face.
final class PangoFace {
  /// The size in points that Pango uses for text of size zero, which it doesn't support.
  private static let minimumSize: CGFloat = 0.01
  let description: OpaquePointer?

  init(_ face: FontFace) {
    description = pango_font_description_new()
    pango_font_description_set_family(description, FontName.family(of: face.design))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(face.openTypeWeight)))
    pango_font_description_set_style(
      description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if case .app(let font) = face.design {
      pango_font_description_set_stretch(description, Self.stretch(ofWidth: font.width))
    }
    let size = max(face.size, Self.minimumSize)
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
  }

  /// Returns Pango's width class of a width of fontconfig, of which 100 is normal.
  private static func stretch(ofWidth width: Int) -> PangoStretch {
    let limits = [56, 68, 81, 93, 106, 118, 137, 175]
    let rank = limits.firstIndex { width <= $0 } ?? limits.count
    return PangoStretch(rawValue: UInt32(rank))
  }

  deinit {
    pango_font_description_free(description)
  }
}

/// Converts a length to Pango's units, 1024 for each point, rounded up.
func pangoUnits(_ points: CGFloat) -> Int32 {
  Int32(clamping: Int((points * CGFloat(PANGO_SCALE)).rounded(.up)))
}

/// Converts a length in Pango's units to points.
func points(_ pangoUnits: Int32) -> CGFloat {
  CGFloat(pangoUnits) / CGFloat(PANGO_SCALE)
}
