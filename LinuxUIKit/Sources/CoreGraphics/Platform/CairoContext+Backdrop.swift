import CCairo
import Foundation

extension CairoContext {
  /// Returns a copy of what has been drawn, at a reduced size; `nil` if there is no memory for it.
  ///
  /// Inside a group this is the content of the group. Outside the image its outermost pixels are
  /// repeated.
  ///
  /// - Parameters:
  ///   - rect: The part to copy, in reduced pixels.
  ///   - reduction: The number of pixels that become one in both directions, a power of 2.
  /// - Returns: The pixels of the part.
  func copyTarget(of rect: CGRect, reducedBy reduction: Int) -> PixelBuffer? {
    guard let target = cairo_get_group_target(raw) as OpaquePointer? else { return nil }
    cairo_surface_flush(target)
    let (width, height) = (Int(rect.width), Int(rect.height))
    guard reduction > 1 else {
      return Self.copy(of: target, from: rect.origin, factor: 1, width: width, height: height)
    }
    // Each step averages two pixels by two.
    var factor = reduction / 2
    let corner = CGPoint(x: rect.minX * CGFloat(reduction), y: rect.minY * CGFloat(reduction))
    var pixels = Self.copy(
      of: target, from: corner, factor: 2, width: width * factor, height: height * factor)
    while factor > 1, let larger = pixels {
      factor /= 2
      let surface = CairoSurface(pixels: larger)
      pixels = withExtendedLifetime(surface) {
        Self.copy(
          of: surface.raw, from: .zero, factor: 2, width: width * factor, height: height * factor)
      }
    }
    return pixels
  }

  /// Returns the pixels of a surface from a point on, each the mean of `factor` by `factor` pixels,
  /// which is 1 or 2.
  private static func copy(
    of source: OpaquePointer, from origin: CGPoint, factor: Double, width: Int, height: Int
  ) -> PixelBuffer? {
    guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
    let surface = CairoSurface(pixels: pixels)
    let cairo = cairo_create(surface.raw)
    cairo_scale(cairo, 1 / factor, 1 / factor)
    cairo_set_source_surface(cairo, source, -Double(origin.x), -Double(origin.y))
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    // In the center of four pixels, this filter averages them.
    cairo_pattern_set_filter(pattern, factor == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    surface.flush()
    return pixels
  }

  /// Replaces the content of the clip by a surface in the coordinates of the current matrix.
  func replaceClip(by surface: CairoSurface) {
    cairo_set_source_surface(raw, surface.raw, 0, 0)
    let pattern = cairo_get_source(raw)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_set_operator(raw, CAIRO_OPERATOR_SOURCE)
    cairo_paint(raw)
  }
}
