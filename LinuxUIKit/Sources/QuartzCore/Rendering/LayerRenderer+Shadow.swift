extension LayerRenderer {
  /// Blurs the layer's shape and draws it in the shadow's color.
  func drawShadow(of layer: CALayer) {
    guard layer.hasShadow, let color = layer.shadowColor else { return }
    let shadow = shadow(of: layer, color: color)
    // 1. Draw the shadow of an opaque upright rectangle from a small part of it.
    if let shape = uprightShape(of: layer),
      context.drawShadow(shadow, of: shape, isCovered: drawsBackgroundNext(layer))
    {
      return
    }
    // 2. Draw and blur the whole shape otherwise.
    let extent = layer.shadowPath?.boundingBox ?? layer.contentExtent
    context.drawShadow(shadow, of: extent) { drawShadowShape(of: layer, in: $0) }
  }

  /// Returns the shadow in pixels: its offset is transformed with the layer.
  private func shadow(of layer: CALayer, color: CGColor) -> Shadow {
    let transform = context.pixelTransform
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let opacity = CGFloat(min(max(layer.shadowOpacity, 0), 1))
    return Shadow(
      offset: layer.shadowOffset.applying(transform), deviation: layer.shadowRadius * scale,
      color: color.copy(alpha: color.alpha * opacity) ?? color)
  }

  /// Returns whether nothing changes the pixels of the layer's opaque background before they are drawn.
  private func drawsBackgroundNext(_ layer: CALayer) -> Bool {
    layer.mask == nil && layer.viewEffect == nil && layer.animationState == nil
      && layer.presentedBackgroundColor?.pattern == nil
  }

  /// Returns the layer's shape in pixels, if it casts the shadow and is not rotated.
  private func uprightShape(of layer: CALayer) -> RoundedRectangle? {
    let transform = context.pixelTransform
    guard layer.shadowPath == nil, transform.b == 0, transform.c == 0, transform.a > 0,
      transform.d > 0, layer.coversItsContent
    else { return nil }
    return layer.shape(inPixelsBy: transform)
  }

  /// Draws the shape that casts the shadow: the shadow path, an opaque background, or all content.
  private func drawShadowShape(of layer: CALayer, in context: CGContext) {
    if let path = layer.shadowPath {
      context.fill(path.elements, color: CGColor(gray: 0, alpha: 1))
    } else if layer.coversItsContent {
      context.fill(layer.outline, color: CGColor(gray: 0, alpha: 1))
    } else {
      CurrentContext.push(context)
      LayerRenderer(context: context).drawContent(of: layer)
      CurrentContext.pop()
    }
  }
}

extension CALayer {
  /// Whether an opaque background covers everything that the sublayers draw.
  var coversItsContent: Bool {
    presentedBackgroundColor?.alpha == 1 && presentedBounds.contains(contentExtent)
  }
}
