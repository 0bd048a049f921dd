import Foundation

/// The shadow of a rounded rectangle that stands upright, as most cards on a screen.
///
/// Between its corners such a shadow is the same in every column and every row. So a small
/// rectangle is blurred and stretched: the cost hardly grows with the card.
struct CardShadow {
  private let surface: CairoSurface
  private let shadow: Shadow
  /// The surface's first pixel, in pixels of the picture, before the shadow is moved.
  private let origin: CGPoint

  /// Makes the shadow of a shape in pixels; nil if it is so large that most of it cannot be seen.
  init?(of shape: RoundedRectangle, shadow: Shadow) {
    let blur = BoxBlur(deviation: shadow.deviation)
    let area = shape.rect.integral.insetBy(dx: -CGFloat(blur.reach), dy: -CGFloat(blur.reach))
    guard area.width >= 1, area.height >= 1, area.width * area.height < 8e6 else { return nil }
    let corner = (1.53 * max(shape.radii.width, shape.radii.height)).rounded(.up)
    // Outside, inside and the corner itself; one pixel for an edge between two pixels.
    let edge = 2 * blur.reach + Int(corner) + 1
    let cut = PlaneStretch(
      width: Int(area.width), height: Int(area.height), edge: edge)
    surface = cut.stretched(Self.blurred(shape, in: area, cut: cut, blur: blur))
    origin = area.origin
    self.shadow = shadow
  }

  /// Puts the shadow down in its color.
  func cast(on target: CairoContext) {
    target.save()
    target.matrix = CGAffineTransform(
      translationX: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
    target.setSource(shadow.color)
    target.paint(through: surface)
    target.restore()
  }

  /// The shadow of the shape without the columns and rows that are left out.
  private static func blurred(
    _ shape: RoundedRectangle, in area: CGRect, cut: PlaneStretch, blur: BoxBlur
  ) -> CairoSurface {
    var small = shape
    small.rect = shape.rect.offsetBy(dx: -area.minX, dy: -area.minY)
    small.rect.size.width -= CGFloat(cut.width - cut.smallWidth)
    small.rect.size.height -= CGFloat(cut.height - cut.smallHeight)
    let surface = CairoSurface(alphaWidth: cut.smallWidth, height: cut.smallHeight)
    let context = CairoContext(surface: surface)
    context.setSource(CGColor(gray: 0, alpha: 1))
    context.add(small.elements)
    context.fill()
    blur.apply(to: surface)
    return surface
  }
}

/// How a picture of bytes is made larger by repeating the column and the row behind its edges.
struct PlaneStretch {
  /// The size of the large picture.
  let width: Int
  let height: Int
  /// How many columns and rows on each side are not repeated.
  let edge: Int

  var smallWidth: Int { min(width, 2 * edge + 1) }
  var smallHeight: Int { min(height, 2 * edge + 1) }

  func stretched(_ small: CairoSurface) -> CairoSurface {
    guard smallWidth < width || smallHeight < height else { return small }
    let large = CairoSurface(alphaWidth: width, height: height)
    _ = small.withBytes { from in
      large.withBytes { to in
        for row in 0..<height {
          stretchRow(
            from + source(of: row, large: height, small: smallHeight) * small.bytesPerRow,
            to: to + row * large.bytesPerRow)
        }
      }
    }
    return large
  }

  private func stretchRow(_ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) {
    guard smallWidth < width else { return to.update(from: from, count: width) }
    let repeated = width - 2 * edge
    to.update(from: from, count: edge)
    (to + edge).update(repeating: from[edge], count: repeated)
    (to + edge + repeated).update(from: from + edge + 1, count: edge)
  }

  /// The row of the small picture that a row of the large one repeats.
  private func source(of row: Int, large: Int, small: Int) -> Int {
    guard small < large, row > edge else { return row }
    return max(edge, row - (large - small))
  }
}
