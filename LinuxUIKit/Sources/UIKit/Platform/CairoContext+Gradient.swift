import CCairo
import Foundation

extension CairoContext {
  /// The next paint puts down a run of colors, in the coordinates of the current matrix.
  ///
  /// Beyond the ends the first and the last color go on.
  func setSource(_ axis: GradientAxis, stops: [GradientStop]) {
    let pattern = axis.pattern
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(color.red), Double(color.green),
        Double(color.blue), Double(color.alpha))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(raw, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension GradientAxis {
  fileprivate var pattern: OpaquePointer? {
    switch self {
    case .line(let start, let end):
      return cairo_pattern_create_linear(
        Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    case .ellipse(let middle, let radii):
      // Cairo has circles only: one around the origin, which the matrix stretches.
      let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      let stretch = CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: middle.x, ty: middle.y)
      guard stretch.isInvertible else { return pattern }
      var matrix = stretch.inverted().cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
      return pattern
    }
  }
}
