extension CALayer {
  var frameOfTransformedBounds: CGRect {
    let transform = affineTransform()
    guard transform.isIdentity else {
      return bounds.applying(ownTransform(of: bounds, at: position, with: transform))
    }
    let size = bounds.standardized.size
    return CGRect(
      x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
      width: size.width, height: size.height)
  }

  func fitBounds(into frame: CGRect) {
    bounds.size = frame.size
    position = CGPoint(
      x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
  }

  /// The transform from the layer's coordinates to those of the superlayer.
  package var transformToSuperlayer: CGAffineTransform {
    transformToSuperlayer(of: bounds, at: position, with: affineTransform())
  }

  /// Returns the same transform for values other than the layer's.
  func transformToSuperlayer(with values: LayerValues) -> CGAffineTransform {
    transformToSuperlayer(
      of: values.bounds, at: values.position,
      with: CATransform3DGetAffineTransform(values.transform))
  }

  private func transformToSuperlayer(
    of bounds: CGRect, at position: CGPoint, with transform: CGAffineTransform
  ) -> CGAffineTransform {
    let own = ownTransform(of: bounds, at: position, with: transform)
    return superlayer?.sublayerAffineTransform.map(own.concatenating) ?? own
  }

  /// Returns the same transform without the superlayer's transform of sublayers.
  private func ownTransform(
    of bounds: CGRect, at position: CGPoint, with transform: CGAffineTransform
  ) -> CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
    let own = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    return flippedGeometry(of: bounds)?.concatenating(own) ?? own
  }
}
