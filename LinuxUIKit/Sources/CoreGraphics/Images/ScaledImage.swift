import Foundation

/// An image at the size and the position within a pixel at which it was drawn last.
///
/// Cairo interpolates an image each time it is drawn; a reduced one costs up to forty times as much as
/// a copy of its pixels. The interpolation depends on nothing but the key, so that a kept image has the
/// pixels of a new one.
struct ScaledImage {
  /// The number of pixels above which an image is not kept: it is drawn as far as it is visible.
  private static let largestArea: CGFloat = 1_048_576

  /// The longest side of a surface.
  private static let longestSide: CGFloat = 32_767
  /// The part of a pixel to which Cairo rounds the edges of a clip.
  private static let tolerance: CGFloat = 1.0 / 256
  let pixels: PixelBuffer
  /// The rectangle around the image, in pixels of the target.
  let frame: CGRect

  /// All that the pixels of a scaled image depend on.
  struct Key: Hashable, Sendable {
    let image: UInt64
    let scale: SIMD2<Double>
    /// The position within a pixel, in fractions of a pixel.
    let phase: SIMD2<Int32>
  }

  /// Creates the image for a transform from its pixels to those of the target.
  ///
  /// Returns `nil` for an image that has its own size, is rotated, invisible, or too large to be kept.
  init?(_ image: CGImage, matrix: CGAffineTransform, visible: CGRect) {
    guard matrix.b == 0, matrix.c == 0, abs(matrix.a) != 1 || abs(matrix.d) != 1 else { return nil }
    let rect = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
      .applying(matrix)
    guard rect.width > Self.tolerance, rect.height > Self.tolerance else { return nil }
    let frame = rect.insetBy(dx: Self.tolerance / 2, dy: Self.tolerance / 2).integral
    guard frame.width * frame.height <= Self.largestArea, frame.width <= Self.longestSide,
      frame.height <= Self.longestSide, frame.intersects(visible)
    else { return nil }
    let phase = Self.phase(CGPoint(x: matrix.tx - frame.minX, y: matrix.ty - frame.minY))
    let key = Key(
      image: image.number, scale: SIMD2(Double(matrix.a), Double(matrix.d)), phase: phase)
    pixels = DrawingCaches.current.scaledImages.value(for: key) {
      Self.draw(image, key, frame.size)
    }
    self.frame = frame
  }

  /// The number of positions within a pixel: those that Cairo distinguishes.
  private static let phases: CGFloat = 65_536

  /// Returns a position in fractions of a pixel; the distance of a mirrored image is that of its size.
  private static func phase(_ position: CGPoint) -> SIMD2<Int32> {
    SIMD2(
      Int32(clamping: Int((position.x * phases).rounded())),
      Int32(clamping: Int((position.y * phases).rounded())))
  }

  private static func draw(_ image: CGImage, _ key: Key, _ size: CGSize) -> PixelBuffer {
    let pixels = PixelBuffer(clampedWidth: Int(size.width), height: Int(size.height))
    let cairo = CairoContext(surface: CairoSurface(pixels: pixels))
    cairo.matrix = CGAffineTransform(
      a: CGFloat(key.scale.x), b: 0, c: 0, d: CGFloat(key.scale.y),
      tx: CGFloat(key.phase.x) / phases, ty: CGFloat(key.phase.y) / phases)
    cairo.setSource(CairoSurface(pixels: image.pixels), isInterpolated: true)
    cairo.replaceAll()
    cairo.surface.flush()
    return pixels
  }
}
