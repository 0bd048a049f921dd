import Foundation

extension LayerRenderer {
  /// Fills the layer's shape with its color.
  func drawBackground(of layer: CALayer) {
    guard let color = layer.drawnBackgroundColor, color.alpha > 0, sees(layer.drawnBounds) else {
      return
    }
    context.fill(layer.outline, color: color)
  }

  /// Draws the layer's picture where its gravity puts it.
  func drawPicture(of layer: CALayer) {
    guard let contents = layer.contents as? CGImage else { return }
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    let size = CGSize(
      width: CGFloat(contents.width) / scale, height: CGFloat(contents.height) / scale)
    let frame = layer.contentsGravity.placement.frame(of: size, in: layer.bounds)
    guard sees(frame) else { return }
    let pixel = CGAffineTransform(
      a: frame.width / CGFloat(contents.width), b: 0, c: 0,
      d: frame.height / CGFloat(contents.height), tx: frame.minX, ty: frame.minY)
    context.draw(contents, placedBy: pixel, stencil: nil)
  }

  /// Lets the layer's view draw: a picture as far as it reaches, everything else inside the bounds.
  func drawView(of layer: CALayer) {
    guard let view = layer.view else { return }
    if let imageView = view as? UIImageView {
      guard sees(imageView.imageFrame) else { return }
      view.drawingTraits.performAsCurrent { imageView.drawImage(on: context) }
    } else if sees(layer.bounds) {
      drawCustomContent(of: view)
    }
  }

  private func drawCustomContent(of view: UIView) {
    context.saveGState()
    context.clip(toPixelsAround: view.bounds)
    context.beginPath()
    view.drawingTraits.performAsCurrent { view.draw(view.bounds) }
    context.restoreGState()
  }

  /// Fills the ring between the layer's shape and the same as far inside as the border is wide.
  func drawBorder(of layer: CALayer) {
    let width = layer.borderWidth
    guard width > 0, width.isFinite, let color = layer.borderColor, color.alpha > 0,
      sees(layer.drawnBounds)
    else { return }
    let fillsAll = 2 * width >= min(layer.drawnBounds.width, layer.drawnBounds.height)
    let hole = fillsAll ? [] : layer.outline(insetBy: width)
    context.fill(layer.outline + hole, color: color, rule: .evenOdd)
  }

  private func sees(_ rect: CGRect) -> Bool {
    !rect.isEmpty && context.boundingBoxOfClipPath.intersects(rect)
  }
}

extension CGContext {
  /// Fills pieces of a path in a color and leaves the fill color and the current path alone.
  func fill(_ elements: [PathElement], color: CGColor, rule: CGPathFillRule = .winding) {
    let inPixels = elements.applying(cairo.matrix)
    paint { [state] cairo in
      cairo.setSource(color, alpha: state.alpha)
      cairo.setPath(inPixels: inPixels)
      cairo.fill(rule)
    }
  }

  /// Lets drawing through only inside pieces of a path.
  func clip(to elements: [PathElement]) {
    cairo.setPath(inPixels: elements.applying(cairo.matrix))
    cairo.clip()
  }

  /// Lets drawing through only in the pixels that a rectangle touches.
  ///
  /// Whole pixels keep the clip's edge sharp and cheap.
  func clip(toPixelsAround rect: CGRect) {
    let pixels = rect.applying(cairo.matrix)
    // A hair less, so that a rectangle on whole pixels stays what it is in spite of rounding.
    let touched =
      pixels.width > 0.01 && pixels.height > 0.01
      ? pixels.insetBy(dx: 0.001, dy: 0.001).integral : .zero
    cairo.setPath(inPixels: .rectangle(touched))
    cairo.clip()
  }
}
