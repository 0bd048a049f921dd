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

  /// The flat transform about the anchor point.
  public func affineTransform() -> CGAffineTransform { affine }

  /// Replaces the flat transform about the anchor point.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    affine = transform
  }

  /// Carries a point of this layer to where it is in the superlayer.
  var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
