import Foundation

/// The shadow of an upright rounded rectangle.
///
/// Between its corners, such a shadow is the same in every column and every row. A small rectangle
/// is blurred and stretched, so that the cost is almost independent of the size.
struct RoundedRectangleShadow {
  /// The area in pixels from which on most of a shadow is outside any screen.
  private static let largestArea: CGFloat = 8e6
  private let mask: CoverageMask
  private let shadow: Shadow
  /// The top left corner of the mask, in pixels of the image, without the shadow's offset.
  private let origin: CGPoint

  /// Creates the shadow of a shape in pixels; `nil` if it is too large to be drawn as a whole.
  init?(of shape: RoundedRectangle, shadow: Shadow) {
    let blur = BoxBlur(deviation: shadow.deviation)
    let area = shape.rect.integral.insetBy(dx: -CGFloat(blur.reach), dy: -CGFloat(blur.reach))
    guard area.width >= 1, area.height >= 1, area.width * area.height < Self.largestArea else {
      return nil
    }
    let corner = (1.53 * max(shape.radii.width, shape.radii.height)).rounded(.up)
    // The blur outside and inside, the corner, and one pixel for an edge between two pixels.
    let edge = 2 * blur.reach + Int(corner) + 1
    let stretch = PlaneStretch(
      width: Int(area.width), height: Int(area.height), edge: edge)
    var relative = shape
    relative.rect = shape.rect.offsetBy(dx: -area.minX, dy: -area.minY)
    mask = Self.mask(relative, stretch, blur)
    origin = area.origin
    self.shadow = shadow
  }

  /// Draws the shadow in its color, at its offset.
  ///
  /// - Parameters:
  ///   - target: The context.
  ///   - cover: A shape that will be filled opaque; the pixels between its corners are left out.
  func composite(on target: CairoContext, under cover: RoundedRectangle? = nil) {
    target.save()
    if let cover { target.clip(outside: cover.interior) }
    target.matrix = CGAffineTransform(
      translationX: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
    target.setSource(shadow.color)
    withExtendedLifetime(mask) { target.paint(through: mask.surface) }
    target.restore()
  }

  /// Returns the shadow of a shape, stretched from that of a small one; both are kept.
  private static func mask(
    _ shape: RoundedRectangle, _ stretch: PlaneStretch, _ blur: BoxBlur
  ) -> CoverageMask {
    let cache = DrawingCaches.current.shadows
    return cache.value(for: Key(shape, blur)) {
      guard stretch.isNeeded else { return blurred(shape, stretch, blur) }
      var small = shape
      small.rect.size.width -= CGFloat(stretch.width - stretch.smallWidth)
      small.rect.size.height -= CGFloat(stretch.height - stretch.smallHeight)
      let mask = cache.value(for: Key(small, blur)) { blurred(small, stretch, blur) }
      return CoverageMask(width: stretch.width, height: stretch.height) { surface in
        withExtendedLifetime(mask) { stretch.stretch(mask.surface, to: surface) }
      }
    }
  }

  /// Draws and blurs a shape without the columns and rows that are repeated.
  private static func blurred(
    _ shape: RoundedRectangle, _ stretch: PlaneStretch, _ blur: BoxBlur
  ) -> CoverageMask {
    CoverageMask(width: stretch.smallWidth, height: stretch.smallHeight) { surface in
      let context = CairoContext(surface: surface)
      context.setSource(CGColor(gray: 0, alpha: 1))
      context.add(shape.elements)
      context.fill()
      blur.apply(to: surface)
    }
  }
}

extension RoundedRectangleShadow {
  /// All that the pixels of a blurred rectangle depend on.
  struct Key: Hashable, Sendable {
    private let frame: SIMD4<Double>
    private let radii: SIMD2<Double>
    private let corners: Int
    private let isContinuous: Bool
    private let widths: [Int]

    /// - Parameters:
    ///   - shape: The rectangle in pixels, relative to the surface.
    ///   - blur: The blur.
    init(_ shape: RoundedRectangle, _ blur: BoxBlur) {
      let rect = shape.rect
      frame = SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      radii = SIMD2(Double(shape.radii.width), Double(shape.radii.height))
      (corners, isContinuous, widths) = (shape.corners.rawValue, shape.isContinuous, blur.widths)
    }
  }
}

/// The enlargement of an alpha surface by repetition of its central column and row.
struct PlaneStretch {
  /// The size of the large surface.
  let width: Int
  let height: Int
  /// The number of columns and rows on each side that are not repeated.
  let edge: Int

  var smallWidth: Int { min(width, 2 * edge + 1) }
  var smallHeight: Int { min(height, 2 * edge + 1) }

  /// Whether any column or row is repeated.
  var isNeeded: Bool { smallWidth < width || smallHeight < height }

  /// Writes the large surface.
  func stretch(_ small: CairoSurface, to large: CairoSurface) {
    _ = small.withBytes { from in
      large.withBytes { to in
        for row in 0..<height {
          stretchRow(
            from + source(of: row, large: height, small: smallHeight) * small.bytesPerRow,
            to: to + row * large.bytesPerRow)
        }
      }
    }
  }

  private func stretchRow(_ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) {
    guard smallWidth < width else { return to.update(from: from, count: width) }
    let repeated = width - 2 * edge
    to.update(from: from, count: edge)
    (to + edge).update(repeating: from[edge], count: repeated)
    (to + edge + repeated).update(from: from + edge + 1, count: edge)
  }

  /// Returns the row of the small surface that corresponds to a row of the large one.
  private func source(of row: Int, large: Int, small: Int) -> Int {
    guard small < large, row > edge else { return row }
    return max(edge, row - (large - small))
  }
}
