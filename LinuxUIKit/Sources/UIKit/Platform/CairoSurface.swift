import CCairo
import Foundation

/// A place in memory that Cairo draws on, or draws from.
///
/// It keeps the pixels that it shows alive, and gives Cairo's object back when it goes.
final class CairoSurface {
  let raw: OpaquePointer
  private let pixels: PixelBuffer?

  /// A view of `pixels`, without a copy.
  init(pixels: PixelBuffer) {
    self.pixels = pixels
    raw = pixels.memory.withMemoryRebound(to: UInt8.self, capacity: pixels.bytesPerRow) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height),
        Int32(pixels.bytesPerRow))
    }
  }

  /// A clear surface that holds nothing but alpha, one byte a pixel.
  init(alphaWidth width: Int, height: Int) {
    pixels = nil
    raw = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
  }

  deinit {
    cairo_surface_destroy(raw)
  }
}

extension CairoSurface {
  var width: Int { Int(cairo_image_surface_get_width(raw)) }
  var height: Int { Int(cairo_image_surface_get_height(raw)) }
  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(raw)) }

  /// Finishes pending drawing and lends the bytes, row by row; nil if the surface has failed.
  func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result? {
    cairo_surface_flush(raw)
    guard let bytes = cairo_image_surface_get_data(raw) else { return nil }
    defer { cairo_surface_mark_dirty(raw) }
    return body(bytes)
  }

  /// Makes sure that everything drawn so far is in memory.
  func flush() {
    cairo_surface_flush(raw)
  }
}
