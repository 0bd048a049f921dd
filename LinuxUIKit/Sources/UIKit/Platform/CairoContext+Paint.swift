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
  func setSource(_ surface: CairoSurface, smooth: Bool) {
    cairo_set_source_surface(raw, surface.raw, 0, 0)
    let pattern = cairo_get_source(raw)
    cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
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

// MARK: Groups

extension CairoContext {
  /// From here on draws on a clear sheet, as large as the clip.
  func pushGroup() { cairo_push_group(raw) }

  /// Ends the sheet and hands it over.
  func popGroup() -> CairoGroup { CairoGroup(owning: cairo_pop_group(raw)) }

  /// Puts down the source where `stencil` has alpha.
  func paint(through stencil: CairoGroup) { cairo_mask(raw, stencil.raw) }

  /// The next paint puts down a sheet where it was drawn.
  func setSource(_ group: CairoGroup) { cairo_set_source(raw, group.raw) }
}

/// A sheet that was drawn aside, to be put down as one.
final class CairoGroup {
  fileprivate let raw: OpaquePointer?

  fileprivate init(owning raw: OpaquePointer?) {
    self.raw = raw
  }

  deinit {
    cairo_pattern_destroy(raw)
  }
}
