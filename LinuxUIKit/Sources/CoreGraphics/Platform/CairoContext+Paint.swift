import CCairo
import Foundation

extension CairoContext {
  /// Sets a color as the source.
  func setSource(_ color: CGColor, alpha: CGFloat = 1) {
    if let pattern = color.pattern {
      return setSource(pattern, alpha: min(max(color.alpha * alpha, 0), 1))
    }
    cairo_set_source_rgba(
      raw, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * alpha))
  }

  /// Sets the tiles of an image as the source, from the origin of user space.
  private func setSource(_ pattern: CGColor.PatternImage, alpha: CGFloat) {
    var surface = CairoSurface(pixels: pattern.image.pixels)
    if alpha < 1 { surface = surface.faded(by: alpha) }
    cairo_set_source_surface(raw, surface.raw, 0, 0)
    let source = cairo_get_source(raw)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, Double(pattern.scale), Double(pattern.scale))
    cairo_pattern_set_matrix(source, &matrix)
  }

  /// Sets a surface as the source, its top left pixel at the origin, one unit for each pixel.
  ///
  /// The surface is padded with its outermost pixels, so that a scaled image has no transparent
  /// edges; the caller clips.
  func setSource(_ surface: CairoSurface, isInterpolated: Bool) {
    cairo_set_source_surface(raw, surface.raw, 0, 0)
    let pattern = cairo_get_source(raw)
    cairo_pattern_set_filter(pattern, isInterpolated ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }

  /// Fills the clip with the source.
  func paint(alpha: CGFloat = 1) {
    if alpha >= 1 {
      cairo_paint(raw)
    } else {
      cairo_paint_with_alpha(raw, Double(alpha))
    }
  }

  /// Replaces all pixels of the clip by the source.
  func replaceAll() {
    cairo_set_operator(raw, CAIRO_OPERATOR_SOURCE)
    cairo_paint(raw)
  }

  /// Paints the source with the alpha of a surface whose top left pixel is at the origin.
  func paint(through mask: CairoSurface) {
    cairo_mask_surface(raw, mask.raw, 0, 0)
  }
}

// MARK: Groups

extension CairoContext {
  /// Redirects drawing to a clear group, as large as the clip.
  func pushGroup() { cairo_push_group(raw) }

  /// Ends the group and returns it.
  func popGroup() -> CairoGroup { CairoGroup(owning: cairo_pop_group(raw)) }

  /// Paints the source with the alpha of a group.
  func paint(through mask: CairoGroup) { cairo_mask(raw, mask.raw) }

  /// Sets a group as the source, at the position at which it was drawn.
  func setSource(_ group: CairoGroup) { cairo_set_source(raw, group.raw) }
}

/// A group of drawing operations that is composited as one.
final class CairoGroup {
  fileprivate let raw: OpaquePointer?

  fileprivate init(owning raw: OpaquePointer?) {
    self.raw = raw
  }

  deinit {
    cairo_pattern_destroy(raw)
  }
}
