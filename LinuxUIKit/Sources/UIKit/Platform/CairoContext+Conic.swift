import CCairo
import Foundation

extension CairoContext {
  /// The next paint puts down colors that turn around a middle, in the coordinates of the current
  /// matrix.
  ///
  /// Cairo knows no such runs, but patches with a color at each corner: each wedge is one whose
  /// sides meet in the middle.
  func setSource(_ gradient: ConicGradient, stops: [GradientStop]) {
    let pattern = cairo_pattern_create_mesh()
    let middle = gradient.middle
    for wedge in gradient.wedges(stops) {
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, Double(middle.x), Double(middle.y))
      for corner in [gradient.edge(wedge.from), gradient.edge(wedge.to), middle] {
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
