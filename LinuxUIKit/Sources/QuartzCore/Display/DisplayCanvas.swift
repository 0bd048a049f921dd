/// The pixels of a display, and the context that draws on them.
@MainActor final class DisplayCanvas {
  private let pixels: PixelBuffer
  private let context: CGContext

  /// Creates clear pixels; sides outside 1 to 32,767 are limited to these.
  init(pixelWidth: Int, pixelHeight: Int) {
    pixels = PixelBuffer(clampedWidth: pixelWidth, height: pixelHeight)
    context = CGContext(pixels: pixels, scale: 1)
  }

  /// All pixels.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height) }

  /// Draws by `body` in a rectangle, whose pixels are clear before if `clears` is set.
  func draw(in rect: PixelRect, scale: CGFloat, clears: Bool, _ body: (CGContext) -> Void) {
    if clears { context.withPixels { $0.clear(rect.cgRect) } }
    context.saveGState()
    context.clip(toPixels: rect.cgRect)
    context.scaleBy(x: scale, y: scale)
    CurrentContext.push(context)
    body(context)
    CurrentContext.pop()
    context.restoreGState()
  }

  /// Moves pixels.
  func move(_ move: PixelMove) {
    let rect = move.rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    context.withPixels { $0.move(rect.cgRect, x: move.shift.x, y: move.shift.y) }
  }

  /// Passes the pixels to `body`.
  func withPixels<Result>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result
  ) -> Result {
    context.withPixels { _ in }
    return body(
      UnsafeRawBufferPointer(start: pixels.memory, count: pixels.bytesPerRow * pixels.height),
      pixels.bytesPerRow)
  }

  /// Returns a copy of the pixels.
  func makeImage() -> CGImage? { context.makeImage() }

  /// Returns the first pixel, row by row, that differs from that of another canvas of the same size.
  func firstDifference(from other: DisplayCanvas) -> (x: Int, y: Int, UInt32, UInt32)? {
    let count = pixels.width * pixels.height
    return withPixels { _, _ in
      other.withPixels { _, _ in
        guard memcmp(pixels.memory, other.pixels.memory, 4 * count) != 0 else { return nil }
        return (0..<count).first { pixels.memory[$0] != other.pixels.memory[$0] }.map {
          (
            $0 % pixels.width, $0 / pixels.width, pixels.memory[$0], other.pixels.memory[$0]
          )
        }
      }
    }
  }
}
