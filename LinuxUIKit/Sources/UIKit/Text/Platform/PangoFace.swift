import CPango

/// Pango's description of a face.
final class PangoFace {
  /// The size in points that Pango uses for text of size zero, which it doesn't support.
  private static let minimumSize: CGFloat = 0.01
  /// The largest size in points: Pango counts widths in 32 bits.
  private static let maximumSize: CGFloat = 2_000
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
    let size =
      face.size.isNaN
      ? Self.minimumSize
      : face.size
        .clamped(to: Self.minimumSize...Self.maximumSize)
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

/// Converts a length to Pango's units, 1024 for each point, rounded up unless another rule is given; zero for
/// no number.
///
/// Lengths are limited to a million points, so that Pango can add and negate them.
func pangoUnits(_ points: CGFloat, _ rule: FloatingPointRoundingRule = .up) -> Int32 {
  let limit: CGFloat = 1_073_741_824
  let units = (points * CGFloat(PANGO_SCALE)).rounded(rule)
  return units.isNaN ? 0 : Int32(min(max(units, -limit), limit))
}

/// Converts a length in Pango's units to points.
func points(_ pangoUnits: Int32) -> CGFloat {
  CGFloat(pangoUnits) / CGFloat(PANGO_SCALE)
}

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
