import Foundation
import Synchronization

/// An immutable bitmap image.
///
/// `UIImage` adds points, scale and rendering mode. Pixels are premultiplied sRGB with eight bits
/// for each component.
///
/// - Note: Not implemented: other pixel formats, data providers and masks.
public final class CGImage: Sendable {
  package let pixels: PixelBuffer
  /// The identity of the image: no other image of this process ever has this number.
  let number: UInt64
  private static let lastNumber = Atomic<UInt64>(0)

  /// Whether the image has shades of gray and no alpha; the components of its pixels are equal then.
  package let isGray: Bool

  /// Creates an image of pixels that don't change any more.
  package init(pixels: PixelBuffer, isGray: Bool = false) {
    (self.pixels, self.isGray) = (pixels, isGray)
    number = Self.lastNumber.add(1, ordering: .relaxed).newValue
  }

  /// The number of pixels in a row.
  public var width: Int { pixels.width }

  /// The number of rows.
  public var height: Int { pixels.height }

  /// The number of bits for a component of a pixel: always 8 in this implementation.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits for a pixel: always 32 in this implementation.
  public var bitsPerPixel: Int { 32 }

  /// The distance in bytes from one row to the next.
  public var bytesPerRow: Int { pixels.bytesPerRow }

  /// The color space: gray for images of gray bitmap contexts and PNG files, sRGB for others.
  public var colorSpace: CGColorSpace? { isGray ? .gray : .rgb }

  /// The alpha component of the pixels; none for a gray color space.
  ///
  /// Apple's has none for opaque images in colors either.
  public var alphaInfo: CGImageAlphaInfo { isGray ? .none : .premultipliedFirst }

  /// The layout of pixels with which a bitmap context can be created for the image's color space.
  public var bitmapInfo: CGBitmapInfo { isGray ? [] : .native }
}

extension CGImage {
  /// Returns the part of the image in a rectangle of pixels with the origin at the top left.
  ///
  /// The rectangle is expanded to whole pixels and intersected with the image; `nil` if the
  /// intersection is empty. Copies the pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(all)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(pixels: pixels.copy(of: part), isGray: isGray)
  }
}

extension CGImage: SizedValue {
  package var byteCount: Int { pixels.byteCount }
}

extension CGImage {
  /// Returns the pixel in column `x` of row `y` from the top left, as 0xAARRGGBB, premultiplied.
  ///
  /// Nil outside the image.
  package func pixel(x: Int, y: Int) -> UInt32? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return pixels[x, y]
  }
}

/// The quality of images that are not drawn at their own size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context: interpolated.
  case `default` = 0
  /// Not interpolated: each pixel becomes a block.
  case none = 1
  /// Fast interpolation; the same as `default` in this implementation.
  case low = 2
  /// Interpolation of medium quality; the same as `default` in this implementation.
  case medium = 4
  /// The best interpolation; the same as `default` in this implementation.
  case high = 3
}
