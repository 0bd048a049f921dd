/// The coverage of the pixels of a shape, one byte for each, at its position within a pixel.
///
/// It can be composited in any color at a distance of whole pixels from where it was drawn.
// `@unchecked`: the bytes are written in `init` only, before anybody else has the mask.
final class CoverageMask: SizedValue, @unchecked Sendable {
  /// The number of pixels above which shapes are not kept.
  static let largestArea = 1 << 19
  private let bytes: UnsafeMutablePointer<UInt8>
  private let width: Int
  private let height: Int
  private let bytesPerRow: Int
  /// The distance from the shape's pixel to the mask's top left pixel.
  let offset: CGVector

  /// Draws a shape.
  ///
  /// - Parameters:
  ///   - bounds: The whole pixels around the shape, relative to the pixel of its position.
  ///   - matrix: The transform from the coordinates of the shape to these pixels.
  ///   - shape: A function that fills the shape with the source of a Cairo context.
  convenience init(
    bounds: CGRect, matrix: CGAffineTransform, drawing shape: (CairoContext) -> Void
  ) {
    self.init(
      width: Int(bounds.width), height: Int(bounds.height),
      offset: CGVector(dx: bounds.minX, dy: bounds.minY)
    ) { surface in
      let cairo = CairoContext(surface: surface)
      cairo.matrix = matrix.concatenating(
        CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
      shape(cairo)
    }
  }

  /// Draws a shape by `body` on a surface of a size, which is 1 at least.
  init(
    width: Int, height: Int, offset: CGVector = CGVector(dx: 0, dy: 0),
    _ body: (CairoSurface) -> Void
  ) {
    self.width = max(1, width)
    self.height = max(1, height)
    // Cairo's rows of alpha begin at multiples of four bytes.
    bytesPerRow = (self.width + 3) / 4 * 4
    bytes = .allocate(capacity: bytesPerRow * self.height)
    bytes.initialize(repeating: 0, count: bytesPerRow * self.height)
    self.offset = offset
    let surface = surface
    body(surface)
    surface.flush()
  }

  deinit {
    bytes.deallocate()
  }

  /// The memory of the mask in bytes.
  var byteCount: Int { bytesPerRow * height }

  /// A new surface over the bytes, since Cairo's surfaces can't be shared by threads.
  ///
  /// It is valid as long as the mask.
  var surface: CairoSurface {
    CairoSurface(alpha: bytes, width: width, height: height, bytesPerRow: bytesPerRow)
  }
}
