import CCairo
import Foundation

/// A Cairo image surface, with Swift's memory management.
///
/// It keeps its pixels alive.
final class CairoSurface {
  let raw: OpaquePointer
  private let pixels: PixelBuffer?

  /// Creates a surface over `pixels`, without a copy.
  init(pixels: PixelBuffer) {
    self.pixels = pixels
    raw = pixels.memory.withMemoryRebound(to: UInt8.self, capacity: pixels.bytesPerRow) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height),
        Int32(pixels.bytesPerRow))
    }
  }

  /// Creates a clear surface of alpha only, one byte for each pixel.
  init(alphaWidth width: Int, height: Int) {
    pixels = nil
    raw = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
  }

  /// Creates a clear surface of colors.
  private init(width: Int, height: Int) {
    pixels = nil
    raw = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
  }

  /// Returns a copy with an opacity.
  func faded(by opacity: CGFloat) -> CairoSurface {
    let copy = CairoSurface(width: width, height: height)
    let context = cairo_create(copy.raw)
    cairo_set_source_surface(context, raw, 0, 0)
    cairo_paint_with_alpha(context, Double(opacity))
    cairo_destroy(context)
    return copy
  }

  /// Creates a surface over bytes of alpha, which have to stay as long as the surface.
  init(alpha bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
    pixels = nil
    raw = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(bytesPerRow))
  }

  deinit {
    cairo_surface_destroy(raw)
  }
}

extension CairoSurface {
  var width: Int { Int(cairo_image_surface_get_width(raw)) }
  var height: Int { Int(cairo_image_surface_get_height(raw)) }
  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(raw)) }

  /// Finishes pending drawing and passes the bytes to `body`; `nil` if the surface is in an error
  /// state.
  func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result? {
    cairo_surface_flush(raw)
    guard let bytes = cairo_image_surface_get_data(raw) else { return nil }
    defer { cairo_surface_mark_dirty(raw) }
    return body(bytes)
  }

  /// Records that pixels were changed in memory.
  func markAsChanged() {
    cairo_surface_mark_dirty(raw)
  }

  /// Finishes pending drawing, so that all pixels are in memory.
  func flush() {
    cairo_surface_flush(raw)
  }
}
