import CCairo
import Foundation

extension CairoContext {
  /// Sets an axial or radial gradient as the source, in the coordinates of the current matrix.
  ///
  /// It is padded with the first and the last color, if it is extended.
  func setSource(_ axis: GradientAxis, stops: [GradientStop]) {
    let pattern = axis.pattern
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(color.red), Double(color.green),
        Double(color.blue), Double(color.alpha))
    }
    cairo_pattern_set_extend(pattern, axis.isExtended ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
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
    case .ellipse(let center, let radii):
      // Cairo has circles only: one around the origin is scaled by the pattern's matrix.
      let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      let stretch = CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
      guard stretch.isInvertible else { return pattern }
      var matrix = stretch.inverted().cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
      return pattern
    case .circles(let start, let end, _):
      return cairo_pattern_create_radial(
        Double(start.center.x), Double(start.center.y), Double(start.radius), Double(end.center.x),
        Double(end.center.y), Double(end.radius))
    }
  }
}

extension CairoContext {
  /// Sets a conic gradient as the source, in the coordinates of the current matrix.
  ///
  /// Cairo has mesh patches with a color at each corner: each wedge is one with two corners in the
  /// center.
  func setSource(_ gradient: ConicGradient, stops: [GradientStop]) {
    let pattern = cairo_pattern_create_mesh()
    let center = gradient.center
    for wedge in gradient.wedges(stops) {
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, Double(center.x), Double(center.y))
      for corner in [gradient.edge(wedge.from), gradient.edge(wedge.to), center] {
        cairo_mesh_pattern_line_to(pattern, Double(corner.x), Double(corner.y))
      }
      for (corner, color) in [wedge.first, wedge.first, wedge.last, wedge.last].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
          Double(color.alpha))
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(raw, pattern)
    cairo_pattern_destroy(pattern)
  }
}
