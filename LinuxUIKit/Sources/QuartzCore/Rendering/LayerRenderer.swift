/// A renderer that draws a tree of layers, back to front, into a context.
@MainActor struct LayerRenderer {
  /// Whether layers are drawn with their animations, rather than with their own values.
  private(set) static var drawsAnimations = false
  let context: CGContext
  /// The part of a display to draw; `nil` to draw all that the context's clip contains.
  var plan: DrawingPlan?

  init(context: CGContext, plan: DrawingPlan? = nil) {
    (self.context, self.plan) = (context, plan)
  }

  /// Draws layers with their animations while `body` runs.
  static func withAnimations(_ body: () -> Void) {
    let before = drawsAnimations
    drawsAnimations = true
    body()
    drawsAnimations = before
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
    if case .backdrop(let material) = layer.layerOwner?.layerEffect {
      return drawBackdrop(material, of: layer)
    }
    // 2. Draw the shadow below everything, and apply the opacity to both as one.
    withOpacity(of: layer) {
      guard layer.hasOptions, layer.shouldRasterize, drawRasterized(layer) else {
        return drawComposited(layer)
      }
    }
  }

  /// Draws the layer with its shadow and mask, without its opacity.
  private func drawComposited(_ layer: CALayer) {
    if let plan, plan.hidesContent(of: layer.displayRecord) {
      withClip(of: layer) { layer.drawSublayers(by: self) }
      return drawBorder(of: layer)
    }
    drawShadow(of: layer)
    withMask(of: layer) { withTemplateColor(of: layer) { drawTransition(of: layer) } }
  }

  /// Draws an image of the layer at its rasterization scale; returns `false` if it is too large.
  private func drawRasterized(_ layer: CALayer) -> Bool {
    let (extent, scale) = (layer.drawnExtent, layer.rasterizationScale)
    let size = CGSize(
      width: (extent.width * scale).rounded(.up), height: (extent.height * scale).rounded(.up))
    guard scale > 0, size.width < 32_768, size.height < 32_768,
      let bitmap = CGContext(
        pixelWidth: Int(size.width), pixelHeight: Int(size.height), scale: scale)
    else { return false }
    bitmap.translateBy(x: -extent.minX, y: -extent.minY)
    CurrentContext.push(bitmap)
    LayerRenderer(context: bitmap).drawComposited(layer)
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
      withContentBounds(of: layer) {
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
    return !layer.masksToBounds || !bounds.isEmpty && clip.intersects(bounds)
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
  private func withTemplateColor(of layer: CALayer, _ body: () -> Void) {
    guard case .template(let color) = layer.layerOwner?.layerEffect else { return body() }
    let extent = layer.drawnExtent
    context.drawGroup(in: extent, maskedBy: body) {
      context.fill(.rectangle(extent), color: color)
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

// MARK: Transitions

extension LayerRenderer {
  /// Draws the content of a layer, and that before a transition which is in progress.
  private func drawTransition(of layer: CALayer) {
    guard Self.drawsAnimations, let state = layer.animationState,
      let (transition, progress, image) = state.transition(
        at: layer.ownTime(at: FrameClock.shared.now))
    else { return drawContent(of: layer) }
    let bounds = layer.presentedBounds
    let old = {
      let transform = CGAffineTransform(
        a: bounds.width / CGFloat(image.width), b: 0, c: 0,
        d: bounds.height / CGFloat(image.height), tx: bounds.minX, ty: bounds.minY)
      context.draw(image, transform: transform, templateColor: nil)
    }
    let steps = TransitionSteps(transition, progress: progress, size: bounds.size)
    context.saveGState()
    if steps.moves { context.clip(toPixelsAround: bounds) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    if steps.oldIsAbove { draw(at: steps.newOffset, opacity: 1) { drawContent(of: layer) } }
    draw(at: steps.oldOffset, opacity: steps.oldOpacity, old)
    if !steps.oldIsAbove {
      draw(at: steps.newOffset, opacity: steps.newOpacity) { drawContent(of: layer) }
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Adds a drawing, at an offset and with an opacity, to what is there.
  private func draw(at offset: CGPoint, opacity: Double, _ body: () -> Void) {
    context.saveGState()
    context.translateBy(x: offset.x, y: offset.y)
    context.setAlpha(opacity)
    // Two opaque contents that fade into each other stay opaque if they are added.
    if opacity < 1 { context.setBlendMode(.plusLighter) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    body()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

/// The positions and opacities of both contents of a transition at one moment.
private struct TransitionSteps {
  var oldOffset = CGPoint.zero
  var newOffset = CGPoint.zero
  var oldOpacity = 1.0
  var newOpacity = 1.0
  var oldIsAbove = false
  var moves = true

  @MainActor init(_ transition: CATransition, progress: Double, size: CGSize) {
    let direction: CGPoint =
      switch transition.subtype {
      case .fromRight: CGPoint(x: size.width, y: 0)
      case .fromTop: CGPoint(x: 0, y: -size.height)
      case .fromBottom: CGPoint(x: 0, y: size.height)
      default: CGPoint(x: -size.width, y: 0)
      }
    let coming = CGPoint(x: direction.x * (1 - progress), y: direction.y * (1 - progress))
    let leaving = CGPoint(x: -direction.x * progress, y: -direction.y * progress)
    switch transition.type {
    case .moveIn: newOffset = coming
    case .push: (oldOffset, newOffset) = (leaving, coming)
    case .reveal: (oldOffset, oldIsAbove) = (leaving, true)
    default: (oldOpacity, newOpacity, moves) = (1 - progress, progress, false)
    }
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

// MARK: Content

extension LayerRenderer {
  /// Fills the layer's shape with its background color.
  private func drawBackground(of layer: CALayer) {
    guard let color = layer.presentedBackgroundColor, color.alpha > 0,
      isVisible(layer.presentedBounds)
    else { return }
    if let rects = plan?.uncoveredPixels(ofBackground: layer.displayRecord) {
      return context.fill(pixels: rects.map(\.cgRect), color: color)
    }
    context.fill(layer.outline, color: color)
  }

  /// Draws the layer's image by its gravity.
  private func drawContents(of layer: CALayer) {
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
  private func drawOwnerContent(of layer: CALayer) {
    guard let owner = layer.layerOwner, owner.hasLayerContent,
      isVisible(owner.layerContentFrame ?? layer.bounds)
    else { return }
    owner.drawLayerContent(in: context)
  }

  /// Fills the area between the layer's shape and the same shape inset by the border width.
  private func drawBorder(of layer: CALayer) {
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

// MARK: Shadow

extension LayerRenderer {
  /// Blurs the layer's shape and draws it in the shadow's color.
  private func drawShadow(of layer: CALayer) {
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
    layer.mask == nil && layer.layerOwner?.layerEffect == nil && layer.animationState == nil
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

  /// Whether an opaque background covers everything that the sublayers draw.
  var coversItsContent: Bool {
    presentedBackgroundColor?.alpha == 1 && presentedBounds.contains(contentExtent)
  }
}
