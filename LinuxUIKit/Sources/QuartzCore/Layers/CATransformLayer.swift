/// A layer that draws nothing itself and only positions its sublayers.
///
/// ```swift
/// let card = CATransformLayer()
/// card.addSublayer(front)
/// card.addSublayer(back)
/// card.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
/// ```
///
/// Background, border, contents, shadow, mask, corners and clipping have no effect. The opacity applies to
/// each sublayer on its own, so that one shows through the other. Hit-testing finds sublayers, never the
/// layer.
///
/// - Note: Not implemented: the depth of sublayers. As with other layers, only the effect of transforms in
///   the plane is drawn.
open class CATransformLayer: CALayer {
  override var drawsSublayersOnly: Bool { true }

  override var ownExtent: CGRect { .null }

  override func drawSublayers(by renderer: LayerRenderer) {
    drawSublayers(by: renderer, opacity: presentedOpacity)
  }

  private func drawSublayers(by renderer: LayerRenderer, opacity: Float) {
    for child in childrenInDrawingOrder where child.isDrawable {
      draw(child, by: renderer, opacity: opacity)
    }
  }

  /// Draws a sublayer with an opacity, which a transform layer passes on to its own sublayers.
  private func draw(_ child: CALayer, by renderer: LayerRenderer, opacity: Float) {
    guard opacity < 1 else { return renderer.draw(child) }
    let transform = child.presentedTransformToSuperlayer
    if let child = child as? CATransformLayer {
      child.markAsDrawn()
      renderer.context.withTransform(transform) {
        child.drawSublayers(by: renderer, opacity: opacity * child.presentedOpacity)
      }
    } else {
      renderer.context.drawGroup(
        in: child.drawnExtent.applying(transform), opacity: CGFloat(opacity)
      ) { renderer.draw(child) }
    }
  }

  override func makePresentationCopy() -> CALayer { CATransformLayer(layer: self) }
}
