extension CALayer {
  /// The smallest upright rectangle around the transformed bounds, in the superlayer's coordinates.
  ///
  /// Setting it sets `bounds.size` and `position`; with a transform other than the identity the
  /// result is not defined, as on Apple's.
  public var frame: CGRect {
    get { bounds.applying(transformToSuperlayer) }
    set {
      let size = newValue.standardized.size
      bounds.size = size
      position = CGPoint(
        x: newValue.standardized.minX + size.width * anchorPoint.x,
        y: newValue.standardized.minY + size.height * anchorPoint.y)
    }
  }

  /// What `transform` does in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Replaces `transform` by a flat one.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// Carries a point of this layer to where it is in the superlayer.
  var transformToSuperlayer: CGAffineTransform {
    placing(bounds, at: position, by: affineTransform())
  }

  /// The same by other values than the layer's.
  func transformToSuperlayer(by values: LayerValues) -> CGAffineTransform {
    placing(
      values.bounds, at: values.position, by: CATransform3DGetAffineTransform(values.transform))
  }

  private func placing(
    _ bounds: CGRect, at position: CGPoint, by transform: CGAffineTransform
  ) -> CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
