/// The image of a display, of which only what changed is drawn.
@MainActor package final class LayerDisplay {
  private let pixels: PixelBuffer
  private let context: CGContext

  /// Creates a clear image.
  ///
  /// - Parameters:
  ///   - pixelWidth: The width in pixels, from 1 to 32,767; other values are limited to these.
  ///   - pixelHeight: The height in pixels, likewise.
  ///   - scale: The number of pixels in a point.
  package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    pixels = PixelBuffer(clampedWidth: pixelWidth, height: pixelHeight)
    context = CGContext(pixels: pixels, scale: scale)
  }

  /// Whether something changed since the last draw.
  package var needsDrawing: Bool { true }

  /// Draws layers, back to front, with their animations as presented now; returns the changed pixels.
  package func draw(_ roots: [CALayer]) -> [PixelRect] {
    context.clear(
      CGRect(x: 0, y: 0, width: CGFloat(pixels.width), height: CGFloat(pixels.height)))
    LayerRenderer.drawPresentation(of: roots, in: context)
    context.flush()
    return [PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)]
  }

  /// Passes the pixels to `body`: premultiplied BGRA in the machine's byte order (Cairo's ARGB32).
  package func withPixels<Result>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result
  ) -> Result {
    body(
      UnsafeRawBufferPointer(start: pixels.memory, count: pixels.bytesPerRow * pixels.height),
      pixels.bytesPerRow)
  }
}
