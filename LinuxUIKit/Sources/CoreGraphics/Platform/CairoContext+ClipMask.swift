import CCairo
import Foundation

extension CairoContext {
  /// Returns a copy of whole pixels of what has been drawn; `nil` if there are none.
  func copyTarget(of rect: CGRect) -> CairoSurface? {
    copyTarget(of: rect, reducedBy: 1).map(CairoSurface.init(pixels:))
  }

  /// Restores former pixels as far as a mask of the clip is clear.
  ///
  /// - Parameters:
  ///   - former: The pixels before a drawing operation.
  ///   - rect: The rectangle of these pixels, which the mask contains.
  ///   - mask: The mask.
  func restore(_ former: CairoSurface, in rect: CGRect, outside mask: ClipMask) {
    save()
    cairo_reset_clip(raw)
    setPath(inPixels: .rectangle(rect))
    clip()
    matrix = .identity
    cairo_set_operator(raw, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(raw, former.raw, Double(rect.minX), Double(rect.minY))
    cairo_pattern_set_filter(cairo_get_source(raw), CAIRO_FILTER_NEAREST)
    cairo_mask_surface(raw, mask.inverse.raw, Double(mask.origin.x), Double(mask.origin.y))
    restore()
  }
}
