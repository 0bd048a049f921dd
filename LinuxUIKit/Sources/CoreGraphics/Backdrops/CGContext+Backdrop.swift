import Foundation

extension CGContext {
  /// Replaces what has been drawn in a shape by a material: blurred, saturated and tinted.
  ///
  /// Content around the shape, up to the reach of the blur, flows into it; beyond the edges of the
  /// image its outermost pixels are repeated. In a transparency layer only the content of that layer
  /// is blurred. The time is linear in the number of pixels of the shape.
  package func drawBackdrop(_ material: BackdropMaterial, in shape: [PathElement]) {
    guard canReadPixels else { return fill(shape, color: CGColor(gray: 0, alpha: 1)) }
    perform {
      saveGState()
      clip(to: shape)
      let visible = cairo.clipExtentsInPixels
      if let backdrop = Backdrop(material, scale: pixelScale, in: visible, of: cairo) {
        backdrop.composite(on: cairo)
      }
      restoreGState()
    }
  }

  /// The number of pixels for a unit of user space.
  private var pixelScale: CGFloat {
    let transform = pixelTransform
    return abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }
}

extension BackdropMaterial {
  /// Returns the distance in pixels from which content around a shape flows into it.
  ///
  /// - Parameter scale: The number of pixels for a unit of user space.
  /// - Returns: The distance, a multiple of the factor by which the content is reduced.
  package func reach(scale: CGFloat) -> Int {
    let (reduction, blur) = Backdrop.blur(self, scale: scale)
    // One reduced pixel more is read for the enlargement, and one for the grid.
    return (blur.reach + 2) * reduction
  }
}

/// The content behind a view, blurred at a reduced size.
///
/// A wide blur has no details, so that it is calculated for fewer pixels and scaled up again.
private struct Backdrop {
  /// The deviation in reduced pixels, from which on the image is reduced further.
  private static let smallestDeviation: CGFloat = 4
  private let pixels: PixelBuffer
  /// The top left corner, in pixels of the image.
  private let origin: CGPoint
  /// The number of pixels of the image, in both directions, for each of these pixels.
  private let reduction: Int

  /// Reads and blurs the part of the image around `visible`, a rectangle in pixels.
  init?(
    _ material: BackdropMaterial, scale: CGFloat, in visible: CGRect, of cairo: CairoContext
  ) {
    guard visible.width > 0, visible.height > 0 else { return nil }
    let (reduction, blur) = Self.blur(material, scale: scale)
    // 1. The pixels that have an effect, on a grid of reduced pixels that does not depend on the
    //    shape, so that nothing flickers when it moves.
    let grid = CGFloat(reduction)
    let reduced = CGRect(
      x: visible.minX / grid, y: visible.minY / grid, width: visible.width / grid,
      height: visible.height / grid
    ).insetBy(dx: -CGFloat(blur.reach + 1), dy: -CGFloat(blur.reach + 1)).integral
    // 2. Reduce, blur and tint them.
    guard let pixels = cairo.copyTarget(of: reduced, reducedBy: reduction) else { return nil }
    blur.apply(to: pixels)
    material.applyColors(to: pixels)
    self.pixels = pixels
    self.reduction = reduction
    origin = CGPoint(x: reduced.minX * grid, y: reduced.minY * grid)
  }

  /// Returns the number of pixels that become one, and the blur of the reduced pixels.
  fileprivate static func blur(
    _ material: BackdropMaterial, scale: CGFloat
  ) -> (reduction: Int, blur: ColorBlur) {
    let deviation = material.deviation * scale
    var reduction = 1
    while reduction < 8, deviation / CGFloat(2 * reduction) >= smallestDeviation {
      reduction *= 2
    }
    return (reduction, ColorBlur(deviation: deviation / CGFloat(reduction)))
  }

  /// Replaces the content of the clip.
  func composite(on cairo: CairoContext) {
    cairo.save()
    cairo.matrix = CGAffineTransform(
      a: CGFloat(reduction), b: 0, c: 0, d: CGFloat(reduction), tx: origin.x, ty: origin.y)
    cairo.replaceClip(by: CairoSurface(pixels: pixels))
    cairo.restore()
  }
}
