import CCairo
import Foundation

extension CairoContext {
  /// What the next fill, stroke or paint puts down.
  func setSource(_ color: CGColor, alpha: CGFloat = 1) {
    cairo_set_source_rgba(
      raw, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * alpha))
  }

  /// The next paint puts down `surface`, its top left pixel at the origin, one pixel a unit.
  ///
  /// Beyond its edges the surface repeats its outermost pixels, so that a scaled picture has no
  /// soft rim; the caller clips.
  func setSource(_ surface: CairoSurface, smooth: Bool, padded: Bool) {
    cairo_set_source_surface(raw, surface.raw, 0, 0)
    let pattern = cairo_get_source(raw)
    cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, padded ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
  }

  /// Covers the clip with the source.
  func paint(alpha: CGFloat = 1) {
    if alpha >= 1 {
      cairo_paint(raw)
    } else {
      cairo_paint_with_alpha(raw, Double(alpha))
    }
  }

  /// Puts down the source where `mask` has alpha; its top left pixel lies at the origin.
  func paint(through mask: CairoSurface) {
    cairo_mask_surface(raw, mask.raw, 0, 0)
  }
}

// MARK: Gradients

extension CairoContext {
  /// The next paint puts down a run of colours from one point to another.
  func setSource(
    from start: CGPoint, to end: CGPoint, stops: [(location: CGFloat, color: CGColor)],
    alpha: CGFloat
  ) {
    let pattern = cairo_pattern_create_linear(
      Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    use(pattern, stops: stops, alpha: alpha)
  }

  /// The next paint puts down a run of colours from one circle to another.
  func setSource(
    from start: CGPoint, radius startRadius: CGFloat, to end: CGPoint, radius endRadius: CGFloat,
    stops: [(location: CGFloat, color: CGColor)], alpha: CGFloat
  ) {
    let pattern = cairo_pattern_create_radial(
      Double(start.x), Double(start.y), Double(startRadius), Double(end.x), Double(end.y),
      Double(endRadius))
    use(pattern, stops: stops, alpha: alpha)
  }

  private func use(
    _ pattern: OpaquePointer?, stops: [(location: CGFloat, color: CGColor)], alpha: CGFloat
  ) {
    for (location, color) in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha * alpha))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(raw, pattern)
    cairo_pattern_destroy(pattern)
  }
}

// MARK: Groups

extension CairoContext {
  /// From here on draws on a clear sheet, as large as the clip.
  func pushGroup() { cairo_push_group(raw) }

  /// Ends the sheet and makes it the source, lying where it was drawn.
  func popGroupToSource() { cairo_pop_group_to_source(raw) }
}
