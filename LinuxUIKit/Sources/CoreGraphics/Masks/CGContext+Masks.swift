import Foundation

extension CGContext {
  /// Fills a shape with a color, through a mask that is kept for the next time.
  ///
  /// The pixels are those of the shape itself. It is drawn without a mask where one can't be kept:
  /// with a shadow, rotated, or larger than half a million pixels.
  ///
  /// - Parameters:
  ///   - shape: The shape, in user space.
  ///   - color: The color.
  ///   - fill: A function that fills the shape with the source of a Cairo context, whose coordinates
  ///     are those of user space.
  func fill(_ shape: MaskedShape, color: CGColor, by fill: (CairoContext) -> Void) {
    let matrix = cairo.matrix
    guard let bounds = pixelBounds(of: shape, matrix: matrix) else {
      return paint { [state] cairo in
        cairo.setSource(color, alpha: state.alpha)
        fill(cairo)
      }
    }
    guard bounds.intersects(cairo.clipExtentsInPixels) else { return }
    let position = shape.position.applying(matrix)
    let pixel = CGPoint(x: position.x.rounded(.down), y: position.y.rounded(.down))
    let key = MaskKey(
      shape.identifier, matrix: matrix,
      phase: CGPoint(x: position.x - pixel.x, y: position.y - pixel.y))
    let mask = DrawingCaches.current.masks.value(for: key) {
      CoverageMask(
        bounds: bounds.offsetBy(dx: -pixel.x, dy: -pixel.y),
        matrix: matrix.concatenating(
          CGAffineTransform(translationX: -pixel.x, y: -pixel.y)),
        drawing: fill)
    }
    paint { [state] cairo in
      cairo.setSource(color, alpha: state.alpha)
      cairo.paint(through: mask, at: pixel)
    }
  }

  /// Fills a shape of glyphs by calls of Cairo's C interface, as `fill(_:color:by:)` does.
  package func fill(
    _ shape: MaskedShape, color: CGColor, withCairo fill: (OpaquePointer) -> Void
  ) {
    self.fill(shape, color: color) { fill($0.raw) }
  }

  /// Returns the whole pixels around a shape; `nil` if it has to be drawn without a mask.
  private func pixelBounds(of shape: MaskedShape, matrix: CGAffineTransform) -> CGRect? {
    guard state.shadow == nil, state.isAntialiased, matrix.b == 0, matrix.c == 0 else { return nil }
    // Antialiasing reaches into the next pixel.
    let pixels = shape.extent.applying(matrix).insetBy(dx: -1, dy: -1).integral
    let area = pixels.width * pixels.height
    return area.isFinite && area <= CGFloat(CoverageMask.largestArea) ? pixels : nil
  }
}

extension CairoContext {
  /// Paints the source with the alpha of a mask, whose shape is in a pixel of the image.
  fileprivate func paint(through mask: CoverageMask, at pixel: CGPoint) {
    let kept = matrix
    matrix = CGAffineTransform(
      translationX: pixel.x + mask.offset.dx - origin.x, y: pixel.y + mask.offset.dy - origin.y)
    withExtendedLifetime(mask) {
      let surface = mask.surface
      paint(through: surface)
    }
    matrix = kept
  }
}
