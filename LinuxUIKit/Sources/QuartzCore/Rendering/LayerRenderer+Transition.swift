extension LayerRenderer {
  /// Draws the content of a layer, and that before a transition which is in progress.
  func drawTransition(of layer: CALayer) {
    guard let state = layer.animationState, Self.drawsAnimations,
      let (transition, progress, image) = state.transition(
        at: layer.ownTime(at: FrameTime.now))
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

  init(_ transition: CATransition, progress: Double, size: CGSize) {
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
