import Foundation

extension CALayer {
  /// Draws the layer and all below it into a context, whose user space is taken as the layer's own.
  ///
  /// The layer's place and transform in its superlayer do not matter; the origin of its bounds
  /// does. Nothing is laid out: call `layoutIfNeeded()` on the view first. Costs time in proportion
  /// to the layers that are not cut away, and to their pixels.
  ///
  /// Layers are drawn as their values say, without movements. Ours draws no filters and no
  /// three-dimensional transforms.
  public func render(in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    LayerRenderer(context: ctx).drawInPlace(self)
    UIGraphicsPopContext()
  }
}

extension UIView {
  /// Draws the view as it looks at this moment of its movements, with all inside of it, into a rectangle of the current context.
  ///
  /// The view's bounds are stretched to the rectangle, and nothing is drawn outside of it.
  ///
  /// - Parameters:
  ///   - rect: Where to draw, in the context's user space.
  ///   - afterUpdates: Whether pending layout is done first.
  /// - Returns: Whether there was a context to draw on and something to draw.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    LayerRenderer.showingMovements { layer.render(in: context) }
    context.restoreGState()
    return true
  }
}
