import Foundation

/// A picture of so many pixels, fixed once it is made.
///
/// `UIImage` adds points, scale and rendering mode. Pixels are premultiplied sRGB of eight bits a
/// component. Ours leaves out other pixel formats, data providers and masks.
public final class CGImage: Sendable {
  let pixels: PixelBuffer

  init(pixels: PixelBuffer) {
    self.pixels = pixels
  }

  /// The number of pixels in a row.
  public var width: Int { pixels.width }

  /// The number of rows.
  public var height: Int { pixels.height }

  /// Bits for one component of one pixel: always 8 here.
  public var bitsPerComponent: Int { 8 }

  /// Bits for one pixel: always 32 here.
  public var bitsPerPixel: Int { 32 }

  /// The distance in bytes from one row to the next.
  public var bytesPerRow: Int { pixels.bytesPerRow }
}

extension CGImage {
  /// The part of the picture inside `rect`, which is in pixels with the origin at the top left.
  ///
  /// The rectangle is widened to whole pixels and cut at the picture's edges; nil if nothing of the
  /// picture is in it. Costs a copy of the part.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(all)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(pixels: pixels.copy(of: part))
  }
}

extension CGImage {
  /// The pixel in column `x` of row `y`, counted from the top left, as 0xAARRGGBB, premultiplied.
  ///
  /// For tests and tools of this package; nil outside the picture.
  package func pixel(x: Int, y: Int) -> UInt32? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return pixels[x, y]
  }
}
