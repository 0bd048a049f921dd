import Foundation

extension UIImage {
  /// Draws the picture in the current context, its top left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture in the current context, stretched to a rectangle.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture in the current context, combined with what is there.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture in the current context, stretched, combined with what is there.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.multiplyAlpha(by: alpha)
    draw(in: rect, on: context, color: ownColor)
    context.restoreGState()
  }

  /// Draws the picture as a view of this tint does, which may run from right to left.
  func draw(in rect: CGRect, on context: CGContext, tint: UIColor, isMirrored: Bool) {
    context.saveGState()
    if isMirrored, flipsForRightToLeftLayoutDirection {
      context.concatenate(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
    draw(in: rect, on: context, color: isTemplate ? tint : ownColor)
    context.restoreGState()
  }

  /// Whether a view's tint colors it.
  private var isTemplate: Bool {
    switch traits.renderingMode {
    case .automatic: isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// The color of a stencil outside of views; nil for pixels in their own colors.
  private var ownColor: UIColor? {
    traits.tintColor ?? (isSymbolImage ? .black : nil)
  }

  private func draw(in rect: CGRect, on context: CGContext, color: UIColor?) {
    guard rect.width > 0, rect.height > 0 else { return }
    switch content {
    case .nothing:
      break
    case .pixels:
      drawPixels(in: rect, on: context, color: color)
    case .symbol(let symbol):
      let outline = symbol.elements(in: rect, configuration: traits.configuration)
      let thickening = symbol.thickening(for: traits.configuration)
      context.fill(outline, thickenedBy: thickening, color: (color ?? .black).cgColor)
    }
  }

  private func drawPixels(in rect: CGRect, on context: CGContext, color: UIColor?) {
    if let resizing = traits.resizing, rect.size != size, let upright = uprightPixels {
      drawParts(of: upright, resizing, in: rect, on: context, color: color)
    } else if let image = cgImage {
      context.draw(
        image, transform: placement(of: image, in: rect), templateColor: color?.cgColor)
    }
  }

  /// What takes the pixels as stored to the rectangle, upright.
  private func placement(of image: CGImage, in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: 1 / CGFloat(image.width), y: 1 / CGFloat(image.height))
      .concatenating(traits.orientation.unitTransform)
      .concatenating(
        CGAffineTransform(
          a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
  }
}
