import Foundation

/// The image by which a context is clipped, in the pixels of the context.
final class ClipMask {
  /// The opposite of the mask: what is kept of the pixels before a drawing operation.
  let inverse: CairoSurface
  /// The pixel of the context at the mask's top left corner.
  let origin: CGPoint

  /// Draws a mask.
  ///
  /// - Parameters:
  ///   - image: The image, whose alpha is the mask; the lightness of one without colors and alpha.
  ///   - matrix: The transform from the image's pixels to those of the context.
  ///   - extent: The whole pixels of the context that may be drawn.
  ///   - isInterpolated: Whether an image of another size is interpolated.
  init(_ image: CGImage, matrix: CGAffineTransform, extent: CGRect, isInterpolated: Bool) {
    origin = extent.origin
    inverse = CairoSurface(alphaWidth: Int(extent.width), height: Int(extent.height))
    let source = CairoSurface(pixels: image.coverage)
    let cairo = CairoContext(surface: inverse)
    cairo.setSource(CGColor(gray: 0, alpha: 1))
    cairo.paint()
    cairo.matrix = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    cairo.concatenate(matrix)
    cairo.add(
      .rectangle(CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))))
    cairo.clip()
    cairo.setSource(source, isInterpolated: isInterpolated)
    cairo.setOperator(.destinationOut)
    withExtendedLifetime(source) { cairo.paint() }
    inverse.flush()
  }
}

extension CGImage {
  /// The pixels whose alpha is the mask that the image is.
  fileprivate var coverage: PixelBuffer {
    guard isGray else { return pixels }
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let coverage = pixels.copy(of: all)
    for index in 0..<width * height { coverage.memory[index] <<= 24 }
    return coverage
  }
}

extension CGContext {
  /// Intersects the clip with a rectangle and with the mask that an image is, scaled to the rectangle.
  ///
  /// Until the state is restored, pixels are changed as far as the mask is opaque there. The mask is the
  /// alpha of the image; for an image of a gray space, which has no alpha, it is the lightness: nothing is
  /// drawn where the image is black. As in `draw(_:in:)`, the last row of the image is at the smallest y.
  ///
  /// Each drawing operation takes time proportional to the pixels of the clip.
  ///
  /// - Note: Not implemented: image masks (`CGImage.isMask`).
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(toPixelsAround: rect)
    let extent = cairo.clipExtentsInPixels.integral
    guard !extent.isEmpty else { return }
    add(
      ClipMask(
        mask, matrix: mask.placement(in: rect).concatenating(cairo.matrix), extent: extent,
        isInterpolated: interpolationQuality != .none))
  }
}
