import Foundation

extension LayerRenderer {
  /// Blurs the layer's shape and puts it down in the shadow's color.
  func drawShadow(of layer: CALayer) {
    guard layer.castsShadow, let color = layer.shadowColor else { return }
    let shadow = shadow(of: layer, color: color)
    if let card = layer.card(by: context.cairo.matrix) {
      guard isSeen(shadow, of: card.rect) else { return }
      if let quick = CardShadow(of: card, shadow: shadow) { return quick.cast(on: context.cairo) }
    }
    let shape = layer.shadowPath?.boundingBox ?? layer.contentExtent
    let sheet = ShadowBuffer(
      visible: context.cairo.clipExtentsInPixels, shape: shape.applying(context.cairo.matrix),
      shadow: shadow)
    guard let sheet else { return }
    sheet.draw(matrix: context.cairo.matrix) { drawCaster(layer, by: $0) }
    sheet.cast(on: context.cairo, color: shadow.color)
  }

  /// The shadow in pixels: its offset turns and grows with the layer.
  private func shadow(of layer: CALayer, color: CGColor) -> Shadow {
    let matrix = context.cairo.matrix
    let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    let opacity = CGFloat(min(max(layer.shadowOpacity, 0), 1))
    return Shadow(
      offset: layer.shadowOffset.applying(matrix), deviation: layer.shadowRadius * scale,
      color: color.copy(alpha: color.alpha * opacity) ?? color)
  }

  /// Whether any of a shadow lies in the clip; the shape is in pixels.
  private func isSeen(_ shadow: Shadow, of shape: CGRect) -> Bool {
    let reach = -CGFloat(BoxBlur(deviation: shadow.deviation).reach)
    return shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: reach, dy: reach)
      .intersects(context.cairo.clipExtentsInPixels)
  }

  /// Draws what casts the shadow: the path given for it, a full background, or all there is.
  private func drawCaster(_ layer: CALayer, by cairo: CairoContext) {
    let sheet = CGContext(aside: cairo)
    if let path = layer.shadowPath {
      sheet.fill(path.elements, color: CGColor(gray: 0, alpha: 1))
    } else if layer.coversItsContent {
      sheet.fill(layer.outline, color: CGColor(gray: 0, alpha: 1))
    } else {
      UIGraphicsPushContext(sheet)
      LayerRenderer(context: sheet).drawContent(of: layer)
      UIGraphicsPopContext()
    }
  }
}

extension CALayer {
  /// The layer's shape in pixels, if that is what casts the shadow and it stands upright.
  fileprivate func card(by matrix: CGAffineTransform) -> RoundedRectangle? {
    guard shadowPath == nil, matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0,
      coversItsContent
    else { return nil }
    return RoundedRectangle(
      rect: drawnBounds.applying(matrix),
      radii: CGSize(width: drawnCornerRadius, height: drawnCornerRadius).applying(matrix),
      corners: RoundedRectangle.Corners(maskedCorners), isContinuous: cornerCurve == .continuous)
  }

  /// Whether an opaque background covers all that the layers below draw.
  fileprivate var coversItsContent: Bool {
    drawnBackgroundColor?.alpha == 1 && drawnBounds.contains(contentExtent)
  }
}
