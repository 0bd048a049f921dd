// Rounding of lengths in points to whole pixels, with one rule for halves and for floating-point
// errors in the whole module.

/// The tolerance in pixels for floating-point errors: 61.000000001 pixels are 61, not 62.
private let tolerance: CGFloat = 1e-6

/// Returns a length in points rounded to the nearest whole pixel; halves are rounded up.
func roundedToPixel(_ v: CGFloat, scale: CGFloat) -> CGFloat {
  let scale = specified(scale)
  return (v * scale + 0.5 + tolerance).rounded(.down) / scale
}

/// Returns a length in points rounded up to a whole pixel.
func ceiledToPixel(_ v: CGFloat, scale: CGFloat) -> CGFloat {
  let scale = specified(scale)
  return (v * scale - tolerance).rounded(.up) / scale
}

/// Returns a length in points rounded down to a whole pixel.
func flooredToPixel(_ v: CGFloat, scale: CGFloat) -> CGFloat {
  let scale = specified(scale)
  return (v * scale + tolerance).rounded(.down) / scale
}

/// Returns 1 for an unspecified scale, which is zero.
private func specified(_ scale: CGFloat) -> CGFloat {
  scale > 0 ? scale : 1
}
