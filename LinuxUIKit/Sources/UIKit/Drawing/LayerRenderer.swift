import Foundation

/// Draws a tree of layers, back to front, into a context.
///
/// It keeps nothing between two drawings: each asks layers and views anew.
@MainActor struct LayerRenderer {
  /// Whether layers are drawn where their movements are, rather than where these lead to.
  private(set) static var showsMovements = false
  let context: CGContext

  /// Draws layers where their movements are, for as long as `body` runs.
  static func showingMovements(_ body: () -> Void) {
    let before = showsMovements
    showsMovements = true
    body()
    showsMovements = before
  }

  /// Draws a layer and all below it; the context's user space is that of its superlayer.
  func draw(_ layer: CALayer) {
    guard layer.isDrawable else { return }
    context.saveGState()
    context.concatenate(layer.drawnTransformToSuperlayer)
    drawInPlace(layer)
    context.restoreGState()
  }

  /// Draws a layer and all below it; the context's user space is the layer's own.
  func drawInPlace(_ layer: CALayer) {
    // 1. Leave out what nobody sees.
    guard layer.isDrawable, isVisible(layer) else { return }
    // 2. Put the shadow below everything, and fade both as one.
    grouped(layer) {
      drawShadow(of: layer)
      masked(layer) { drawContent(of: layer) }
    }
  }

  /// Draws the layer itself and those below it, without shadow, fading and mask.
  func drawContent(of layer: CALayer) {
    // 1. The background, in the layer's shape.
    drawBackground(of: layer)
    // 2. What is inside, cut at the shape if the layer says so.
    clipped(layer) {
      stretched(layer) {
        drawPicture(of: layer)
        layer.draw(in: context)
        drawView(of: layer)
      }
      for child in layer.childrenInDrawingOrder { draw(child) }
    }
    // 3. The border above everything.
    drawBorder(of: layer)
  }

  /// Whether any of a clipping layer lies in the clip; others are asked one by one.
  private func isVisible(_ layer: CALayer) -> Bool {
    let clip = context.boundingBoxOfClipPath
    guard !clip.isEmpty else { return false }
    return !layer.masksToBounds || clip.intersects(layer.drawnBounds)
  }
}

// MARK: Around the content

extension LayerRenderer {
  /// Draws on a sheet of its own if the layer fades.
  private func grouped(_ layer: CALayer, _ body: () -> Void) {
    let opacity = layer.drawnOpacity
    guard opacity < 1 else { return body() }
    context.saveGState()
    context.clip(toPixelsAround: layer.drawnExtent)
    context.cairo.pushGroup()
    body()
    let group = context.cairo.popGroup()
    context.cairo.setSource(group)
    context.cairo.paint(alpha: CGFloat(opacity))
    context.restoreGState()
  }

  /// Draws on a sheet of its own and lets it through where the mask has alpha.
  private func masked(_ layer: CALayer, _ body: () -> Void) {
    guard let mask = layer.mask else { return body() }
    context.saveGState()
    context.clip(toPixelsAround: mask.drawnExtent.applying(mask.drawnTransformToSuperlayer))
    context.cairo.pushGroup()
    body()
    let content = context.cairo.popGroup()
    context.cairo.pushGroup()
    draw(mask)
    let stencil = context.cairo.popGroup()
    context.cairo.setSource(content)
    context.cairo.paint(through: stencil)
    context.restoreGState()
  }

  /// Stretches what is made for the layer's bounds to those that it has on its way.
  private func stretched(_ layer: CALayer, _ body: () -> Void) {
    let (made, drawn) = (layer.contentBounds, layer.drawnBounds)
    guard made != drawn else { return layer.withBounds(made, body) }
    guard made.width > 0, made.height > 0, drawn.width > 0, drawn.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: drawn.minX, y: drawn.minY)
    context.scaleBy(x: drawn.width / made.width, y: drawn.height / made.height)
    context.translateBy(x: -made.minX, y: -made.minY)
    layer.withBounds(made, body)
    context.restoreGState()
  }

  private func clipped(_ layer: CALayer, _ body: () -> Void) {
    guard layer.masksToBounds else { return body() }
    context.saveGState()
    context.clip(to: layer.outline)
    body()
    context.restoreGState()
  }
}
