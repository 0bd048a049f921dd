/// The values of a layer at which it is drawn now, with its transform to pixels.
@MainActor struct LayerVisit {
  let layer: CALayer
  /// The transform from the layer's coordinates to pixels.
  let transform: CGAffineTransform
  /// The presented bounds, in the layer's coordinates.
  let bounds: CGRect
  /// The presented opacity.
  let opacity: Float
  /// The presented corner radius, in points.
  let radius: CGFloat
  /// The effect of the layer's view.
  let effect: LayerEffect?
  /// Whether the values may change with time.
  let isAnimating: Bool
  /// Whether there may be a background.
  let paintsBackground: Bool
  /// The hash of all that the layer itself draws, without its position.
  private(set) var hash: DisplayHash
  private let owner: (any LayerOwner)?
  private let drawsOwnerContent: Bool
  private let contentBounds: CGRect

  /// Creates the values of a visible layer; `nil` for one that isn't drawn.
  init?(_ layer: CALayer, _ superTransform: CGAffineTransform) {
    guard !layer.isPresentedHidden else { return nil }
    let values = layer.presentedValues
    bounds = values?.bounds ?? layer.bounds
    opacity = values?.opacity ?? layer.opacity
    guard opacity > 0, layer.hasFiniteBounds, !layer.isFacingAway else { return nil }
    let own = values.map(layer.transformToSuperlayer(with:)) ?? layer.transformToSuperlayer
    guard own.isInvertible else { return nil }
    self.layer = layer
    transform = own.concatenating(superTransform)
    radius = values?.cornerRadius ?? layer.cornerRadius
    owner = layer.layerOwner
    effect = owner?.layerEffect
    drawsOwnerContent = owner?.hasLayerContent ?? false
    paintsBackground = layer.backgroundColor != nil || (owner?.hasLayerBackground ?? false)
    contentBounds = layer.contentBounds
    // Animations that were added off the main actor begin now.
    layer.animationState?.observeFrames()
    isAnimating = layer.isPresentedInMotion
    hash = DisplayHash(layer.contentVersion)
    hash.combine(linear: transform)
    hash.combine(bounds.size)
    if contentBounds != bounds { hash.combine(contentBounds) }
    if let values {
      hash.combine(values.cornerRadius)
      hash.combine(values.backgroundColor)
    }
  }

  /// The position of the top left corner of the bounds, in pixels.
  var origin: CGPoint { bounds.origin.applying(transform) }

  /// The bounds in pixels.
  var pixelFrame: CGRect { bounds.applying(transform) }

  /// Whether the layer isn't rotated or mirrored.
  var isUpright: Bool {
    transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
  }

  /// The number of pixels for a point.
  var scale: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  /// Returns the pixels around a rectangle in the layer's coordinates.
  func pixels(around rect: CGRect) -> PixelRect {
    rect.isNull ? .empty : PixelRect(around: rect.applying(transform))
  }

  /// Whether contents, `draw(in:)` or the view may draw something.
  var paintsContent: Bool { drawsOwnerContent || layer.contents != nil || layer.drawsItself }

  /// Whether the layer and its sublayers are one part of the display list: their pixels aren't those
  /// of each layer at its position.
  var isUnit: Bool {
    layer is CAReplicatorLayer || layer.drawsSublayersOnly
      || layer.hasOptions && layer.shouldRasterize
      || layer.animationState?.isInTransition(of: layer) ?? false
  }

  /// The number of the image of an animation that the view draws; `nil` for other content.
  var phase: Int? { drawsOwnerContent ? owner?.layerContentPhase : nil }

  /// Whether the content is another one at each time.
  var variesWithTime: Bool { (layer as? CAEmitterLayer)?.emitterCells?.isEmpty == false }

  /// The position of the content.
  struct ContentPlacement {
    /// A hash of where the content is in the bounds.
    let hash: UInt64
    /// The pixels that the content may change.
    let pixels: PixelRect
  }

  /// Returns where the content is; costs most of the visit for views that measure their content.
  func contentPlacement() -> ContentPlacement {
    let covered = drawsOwnerContent ? owner?.layerContentFrame : nil
    let frame = contentFrame(covered)
    var hash = DisplayHash()
    hash.combine(bounds.origin.x)
    hash.combine(bounds.origin.y)
    hash.combine(frame)
    // A view that doesn't know what it covers is clipped to the pixels around its bounds.
    let isClipped = covered == nil && !layer.drawsItself && layer.contents == nil
    let pixels = pixels(around: frame)
    return ContentPlacement(hash: hash.value, pixels: isClipped ? pixels : pixels.expanded(by: 1))
  }

  /// The rectangle that the content covers, in the layer's coordinates.
  private func contentFrame(_ covered: CGRect?) -> CGRect {
    var frame = layer.drawsItself ? layer.ownExtent : .null
    if let contents = layer.contents as? CGImage {
      frame = frame.union(layer.frame(ofContents: contents))
    }
    if drawsOwnerContent { frame = frame.union(covered ?? contentBounds) }
    frame = layer.contentRect(frame, in: contentBounds)
    return layer.masksToBounds
      ? frame.intersection(contentBounds).scaled(contentBounds, bounds)
      : frame.scaled(contentBounds, bounds)
  }

  /// Whether the pixels of the content may differ a little with the part that is drawn.
  var contentDependsOnClip: Bool {
    layer.drawsItself || layer.contents != nil
      || drawsOwnerContent && (owner?.layerContentDependsOnClip ?? true)
  }

  /// The rows of pixels of a rounded corner, and one more.
  var cornerHeight: Int {
    let reach = RoundedRectangle.cornerReach * radius
    return Int((min(reach, bounds.height / 2 + 1) * transform.d).rounded(.up)) + 1
  }

  /// Returns the pixels that the shadow of a shape in the layer's coordinates covers.
  func shadowPixels(of shape: CGRect) -> PixelRect {
    let offset = layer.shadowOffset.applying(transform)
    let shadow = Shadow(
      offset: offset, deviation: layer.shadowRadius * scale, color: CGColor(gray: 0, alpha: 1))
    let cast = shape.applying(transform).offsetBy(dx: offset.width, dy: offset.height)
    return PixelRect(around: cast).expanded(by: shadow.reach + 2)
  }
}

extension CALayer {
  fileprivate var hasFiniteBounds: Bool {
    bounds.origin.x.isFinite && bounds.origin.y.isFinite && bounds.size.width.isFinite
      && bounds.size.height.isFinite
  }
}

extension CGRect {
  /// Returns the rectangle after the scaling of one rectangle to another.
  fileprivate func scaled(_ from: CGRect, _ to: CGRect) -> CGRect {
    guard from != to, !isNull else { return self }
    guard from.width > 0, from.height > 0 else { return .null }
    let (across, down) = (to.width / from.width, to.height / from.height)
    return CGRect(
      x: to.minX + (minX - from.minX) * across, y: to.minY + (minY - from.minY) * down,
      width: width * across, height: height * down)
  }
}
