import Foundation

extension UIImage {
  func paint(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.multiplyAlpha(by: alpha)
    draw(in: rect, on: context, color: ownColor)
    context.restoreGState()
  }

  /// Draws the image as in a view with a tint color, which may have a right-to-left layout.
  func draw(in rect: CGRect, on context: CGContext, tint: UIColor, isMirrored: Bool) {
    context.saveGState()
    if isMirrored, flipsForRightToLeftLayoutDirection {
      context.concatenate(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
    draw(in: rect, on: context, color: isTemplate ? tint : ownColor)
    context.restoreGState()
  }

  /// Whether it is drawn in the tint color of a view.
  private var isTemplate: Bool {
    switch traits.renderingMode {
    case .automatic: isSymbolImage && symbolColor == nil
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// The color of a template image outside views; `nil` for an image in its own colors.
  private var ownColor: UIColor? {
    traits.tintColor ?? symbolColor ?? (isSymbolImage ? .black : nil)
  }

  /// The color of a symbol's configuration.
  private var symbolColor: UIColor? {
    isSymbolImage ? traits.configuration?.colors?.first : nil
  }

  func draw(in rect: CGRect, on context: CGContext, color: UIColor?) {
    guard rect.width > 0, rect.height > 0 else { return }
    switch content {
    case .nothing:
      break
    case .pixels:
      drawPixels(in: rect, on: context, color: color)
    case .vector(let image):
      draw(image, in: rect, on: context, color: color)
    case .symbol(let symbol):
      let outline = symbol.elements(in: rect, configuration: traits.configuration)
      let thickening = symbol.thickening(for: traits.configuration)
      context.fill(outline, thickenedBy: thickening, color: (color ?? .black).cgColor)
    }
  }

  /// Draws a vector image with the number of pixels that the rectangle has on the device.
  func draw(
    _ vector: VectorImage, in rect: CGRect, on context: CGContext, color: UIColor?
  ) {
    let matrix = context.ctm
    let scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    let pixels = vector.pixels(size: rect.size, scale: scale, configuration: traits.configuration)
    guard let pixels else { return }
    context.draw(
      pixels, transform: transform(of: pixels, in: rect), templateColor: color?.cgColor)
  }

  private func drawPixels(in rect: CGRect, on context: CGContext, color: UIColor?) {
    if let resizing = traits.resizing, rect.size != size, let upright = uprightPixels {
      drawParts(of: upright, resizing, in: rect, on: context, color: color)
    } else if let image = cgImage {
      context.draw(
        image, transform: transform(of: image, in: rect), templateColor: color?.cgColor)
    }
  }

  /// Returns the transform from the pixels as stored to the rectangle, upright.
  private func transform(of image: CGImage, in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: 1 / CGFloat(image.width), y: 1 / CGFloat(image.height))
      .concatenating(traits.orientation.unitTransform)
      .concatenating(
        CGAffineTransform(
          a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
  }
}
