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
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
