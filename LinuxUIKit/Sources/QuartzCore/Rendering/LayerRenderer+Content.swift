extension LayerRenderer {
  /// Fills the layer's shape with its background color.
  func drawBackground(of layer: CALayer) {
    guard let color = backgroundColor(of: layer), color.alpha > 0,
      isVisible(layer.presentedBounds)
    else { return }
    if let rects = plan?.uncoveredPixels(ofBackground: layer.displayRecord) {
      return context.fill(pixels: rects.map(\.cgRect), color: color)
    }
    context.fill(layer.outline, color: color)
  }

  /// The background color to draw: the layer's presented color, or that of its view.
  private func backgroundColor(of layer: CALayer) -> CGColor? {
    if let values = layer.presentedValues { return values.backgroundColor }
    return layer.backgroundColor ?? ask(layer) { $0.layerBackgroundColor } ?? nil
  }

  /// Draws the layer's image by its gravity.
  func drawContents(of layer: CALayer) {
    guard let contents = layer.contents as? CGImage else { return }
    if layer.hasOptions { return drawParts(of: contents, of: layer) }
    let frame = layer.frame(ofContents: contents)
    guard isVisible(frame) else { return }
    let transform = CGAffineTransform(
      a: frame.width / CGFloat(contents.width), b: 0, c: 0,
      d: frame.height / CGFloat(contents.height), tx: frame.minX, ty: frame.minY)
    context.draw(contents, transform: transform, templateColor: nil)
  }

  /// Draws the part of an image that the layer has chosen, stretched in its center.
  private func drawParts(of contents: CGImage, of layer: CALayer) {
    let (source, scale) = (layer.source(ofContents: contents), layer.pixelsPerPoint)
    let frame = layer.frame(ofContents: contents)
    guard isVisible(frame) else { return }
    for part in ContentParts(source: source, center: layer.contentsCenter).parts(filling: frame) {
      let across = part.target.width / part.source.width
      let down = part.target.height / part.source.height
      context.saveGState()
      context.clip(to: part.target)
      context.draw(
        contents,
        transform: CGAffineTransform(
          a: across / scale, b: 0, c: 0, d: down / scale,
          tx: part.target.minX - part.source.minX * across,
          ty: part.target.minY - part.source.minY * down), templateColor: nil)
      context.restoreGState()
    }
  }

  /// Makes the layer's view draw its content.
  func drawOwnerContent(of layer: CALayer) {
    guard isOnMainActor, let owner = layer.layerOwner else { return }
    MainQueue.asCurrent((owner, layer, self)) { owner, layer, renderer in
      guard owner.hasLayerContent, renderer.isContentVisible(of: layer, owner) else { return }
      owner.drawLayerContent(in: renderer.context)
    }
  }

  /// Returns whether something of a view's content may be visible.
  @MainActor private func isContentVisible(of layer: CALayer, _ owner: any LayerOwner) -> Bool {
    // Content of a display list has been found to be visible.
    if let plan, plan.listsContent(of: layer.displayRecord) { return true }
    return isVisible(owner.layerContentFrame ?? layer.bounds)
  }

  /// Fills the area between the layer's shape and the same shape inset by the border width.
  func drawBorder(of layer: CALayer) {
    let width = layer.borderWidth
    guard width > 0, width.isFinite, let color = layer.borderColor, color.alpha > 0,
      isVisible(layer.presentedBounds)
    else { return }
    let shorterSide = min(layer.presentedBounds.width, layer.presentedBounds.height)
    let hole = 2 * width >= shorterSide ? [] : layer.outline(insetBy: width)
    context.fill(layer.outline + hole, color: color, rule: .evenOdd)
  }

  private func isVisible(_ rect: CGRect) -> Bool {
    !rect.isEmpty && context.boundingBoxOfClipPath.intersects(rect)
  }
}

extension CALayer {
  /// The number of pixels of `contents` in a point, which is positive.
  fileprivate var pixelsPerPoint: CGFloat { contentsScale > 0 ? contentsScale : 1 }

  /// Returns the part of an image that is drawn, in points from its top left corner.
  fileprivate func source(ofContents image: CGImage) -> CGRect {
    let unit = contentsRect
    let whole = CGSize(
      width: CGFloat(image.width) / pixelsPerPoint, height: CGFloat(image.height) / pixelsPerPoint)
    return CGRect(
      x: unit.minX * whole.width, y: unit.minY * whole.height,
      width: unit.width * whole.width, height: unit.height * whole.height)
  }

  /// Returns the rectangle that an image covers as the layer's contents.
  func frame(ofContents image: CGImage) -> CGRect {
    contentsGravity.placement.frame(of: source(ofContents: image).size, in: bounds)
  }
}
