// Lengths in points are brought to whole pixels here, so that every part of the module agrees on
// what happens in the middle and with numbers that miss a pixel by floating-point noise.

/// A millionth of a pixel, which is noise: 61.000000001 pixels are 61, not 62.
private let noise: CGFloat = 1e-6

/// The nearest whole pixel of a length in points; a half goes up.
func roundedToPixel(_ v: CGFloat, scale: CGFloat) -> CGFloat {
  let scale = usable(scale)
  return (v * scale + 0.5 + noise).rounded(.down) / scale
}

/// The next whole pixel at or above a length in points.
func ceiledToPixel(_ v: CGFloat, scale: CGFloat) -> CGFloat {
  let scale = usable(scale)
  return (v * scale - noise).rounded(.up) / scale
}

/// The next whole pixel at or below a length in points.
func flooredToPixel(_ v: CGFloat, scale: CGFloat) -> CGFloat {
  let scale = usable(scale)
  return (v * scale + noise).rounded(.down) / scale
}

/// An unspecified scale, which is zero, counts one pixel to the point.
private func usable(_ scale: CGFloat) -> CGFloat {
  scale > 0 ? scale : 1
}
