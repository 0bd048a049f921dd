/// A renderer that draws a tree of layers, back to front, into a context.
struct LayerRenderer {
  /// Whether layers are drawn with their animations, rather than with their own values.
  static var drawsAnimations: Bool { LayerContext.current.drawsAnimations }
  let context: CGContext
  /// The part of a display to draw; `nil` to draw all that the context's clip contains.
  var plan: DrawingPlan?
  /// Whether views can be asked, which is the same for all layers of a tree.
  let isOnMainActor = MainQueue.isCurrent

  init(context: CGContext, plan: DrawingPlan? = nil) {
    (self.context, self.plan) = (context, plan)
  }

  /// Asks the view of a layer; returns `nil` without one, and off the main actor.
  func ask<Answer>(
    _ layer: CALayer, _ question: @MainActor (any LayerOwner) -> Answer
  ) -> Answer? {
    guard isOnMainActor, let owner = layer.layerOwner else { return nil }
    return MainQueue.asCurrent(owner, question)
  }

  /// Draws layers with their animations while `body` runs.
  static func withAnimations(_ body: () -> Void) {
    LayerContext.current.drawingAnimations(body)
  }

  /// Draws a layer and its sublayers; the context's user space is that of its superlayer.
  func draw(_ layer: CALayer) {
    // Layers of a display list are known to be visible, the others are examined.
    if let plan, plan.lists(layer.displayRecord) {
      guard !plan.hides(layer.displayRecord) else { return }
      context.withTransform(layer.presentedTransformToSuperlayer) { drawVisible(layer) }
    } else {
      guard layer.isDrawable else { return }
      context.withTransform(layer.presentedTransformToSuperlayer) {
        if isVisible(layer) { drawVisible(layer) }
      }
    }
  }

  /// Draws a layer and its sublayers; the context's user space is that of the layer.
  func drawInPlace(_ layer: CALayer) {
    guard layer.isDrawable, isVisible(layer) else { return }
    drawVisible(layer)
  }

  private func drawVisible(_ layer: CALayer) {
    // 1. Replace what is behind a backdrop.
    layer.markAsDrawn()
    guard !layer.drawsSublayersOnly else { return layer.drawSublayers(by: self) }
    let effect = ask(layer) { $0.layerEffect } ?? nil
    if case .backdrop(let material) = effect { return drawBackdrop(material, of: layer) }
    // 2. Draw the shadow below everything, and apply the opacity to both as one.
    withOpacity(of: layer) {
      guard layer.hasOptions, layer.shouldRasterize, drawRasterized(layer, effect) else {
        return drawComposited(layer, effect)
      }
    }
  }

  /// Draws the layer with its shadow and mask, without its opacity.
  private func drawComposited(_ layer: CALayer, _ effect: LayerEffect?) {
    if let plan, plan.hidesContent(of: layer.displayRecord) {
      withClip(of: layer) { layer.drawSublayers(by: self) }
      return drawBorder(of: layer)
    }
    drawShadow(of: layer)
    withMask(of: layer) { withTemplateColor(of: layer, effect) { drawTransition(of: layer) } }
  }

  /// Draws an image of the layer at its rasterization scale; returns `false` if it is too large.
  private func drawRasterized(_ layer: CALayer, _ effect: LayerEffect?) -> Bool {
    let (extent, scale) = (layer.drawnExtent, layer.rasterizationScale)
    let size = CGSize(
      width: (extent.width * scale).rounded(.up), height: (extent.height * scale).rounded(.up))
    guard scale > 0, size.width < 32_768, size.height < 32_768,
      let bitmap = CGContext(
        pixelWidth: Int(size.width), pixelHeight: Int(size.height), scale: scale)
    else { return false }
    bitmap.translateBy(x: -extent.minX, y: -extent.minY)
    CurrentContext.push(bitmap)
    LayerRenderer(context: bitmap).drawComposited(layer, effect)
    CurrentContext.pop()
    guard let image = bitmap.makeFinalImage() else { return false }
    context.draw(
      image,
      transform: CGAffineTransform(
        a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: extent.minX, ty: extent.minY),
      templateColor: nil, isDrawnOnce: true)
    return true
  }

  /// Draws the layer and its sublayers, without shadow, opacity and mask.
  func drawContent(of layer: CALayer) {
    if let plan, plan.leavesOutContent(of: layer) {
      withClip(of: layer) { layer.drawSublayers(by: self) }
      return drawBorder(of: layer)
    }
    // 1. The background, in the layer's shape.
    drawBackground(of: layer)
    // 2. Content and sublayers, clipped to the shape if the layer masks to bounds.
    withClip(of: layer) {
      withUprightContent(of: layer) {
        drawContents(of: layer)
        layer.draw(in: context)
        drawOwnerContent(of: layer)
      }
      layer.drawSublayers(by: self)
    }
    // 3. The border above everything.
    drawBorder(of: layer)
  }

  /// Returns whether a clipping layer intersects the clip; other layers check their parts.
  private func isVisible(_ layer: CALayer) -> Bool {
    let clip = context.boundingBoxOfClipPath
    guard !clip.isEmpty else { return false }
    let bounds = layer.presentedBounds
    return !layer.clipsToBounds || !bounds.isEmpty && clip.intersects(bounds)
  }
}

// MARK: Groups and clips

extension LayerRenderer {
  private func withOpacity(of layer: CALayer, _ body: () -> Void) {
    let opacity = layer.presentedOpacity
    guard opacity < 1 else { return body() }
    context.drawGroup(in: layer.drawnExtent, opacity: CGFloat(opacity), body)
  }

  private func withMask(of layer: CALayer, _ body: () -> Void) {
    guard let mask = layer.mask else { return body() }
    let extent = mask.drawnExtent.applying(mask.presentedTransformToSuperlayer)
    context.drawGroup(in: extent, maskedBy: { draw(mask) }, body)
  }

  /// Replaces the colors of the drawing of `body` by the template color of the layer, if any.
  private func withTemplateColor(
    of layer: CALayer, _ effect: LayerEffect?, _ body: () -> Void
  ) {
    guard case .template(let color) = effect else { return body() }
    let extent = layer.drawnExtent
    context.drawGroup(in: extent, maskedBy: body) {
      context.fill(.rectangle(extent), color: color)
    }
  }

  /// Draws content upright in a layer with flipped geometry, at the size that is presented.
  private func withUprightContent(of layer: CALayer, _ body: () -> Void) {
    guard layer.flipsContent else { return withContentBounds(of: layer, body) }
    context.withTransform(.flipped(in: layer.presentedBounds)) {
      withContentBounds(of: layer, body)
    }
  }

  /// Scales content that is drawn for the layer's bounds to those that are presented.
  private func withContentBounds(of layer: CALayer, _ body: () -> Void) {
    let (content, presented) = (layer.contentBounds, layer.presentedBounds)
    guard content != presented else { return layer.withBounds(content, body) }
    guard content.width > 0, content.height > 0, presented.width > 0, presented.height > 0 else {
      return
    }
    context.saveGState()
    context.translateBy(x: presented.minX, y: presented.minY)
    context.scaleBy(x: presented.width / content.width, y: presented.height / content.height)
    context.translateBy(x: -content.minX, y: -content.minY)
    layer.withBounds(content, body)
    context.restoreGState()
  }

  private func withClip(of layer: CALayer, _ body: () -> Void) {
    guard layer.masksToBounds else { return body() }
    context.saveGState()
    context.clip(to: layer.outline)
    body()
    context.restoreGState()
  }
}

// MARK: Backdrop

extension LayerRenderer {
  /// Replaces what is drawn behind a layer by the material, then draws the layer's content above.
  private func drawBackdrop(_ material: BackdropMaterial, of layer: CALayer) {
    let strength = CGFloat(min(max(layer.presentedOpacity, 0), 1))
    context.drawBackdrop(material.scaled(by: strength), in: layer.outline)
    withClip(of: layer) { layer.drawSublayers(by: self) }
  }
}
