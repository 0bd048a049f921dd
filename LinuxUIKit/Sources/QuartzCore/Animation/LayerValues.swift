/// The animatable values of a layer.
struct LayerValues {
  /// The rectangle in the layer's own coordinates.
  var bounds: CGRect
  /// The position of the anchor point in the superlayer.
  var position: CGPoint
  /// The transform about the anchor point.
  var transform: CATransform3D
  /// The opacity, from 0 to 1; a spring may overshoot.
  var opacity: Float
  /// The corner radius, in points.
  var cornerRadius: CGFloat
  /// The background color, that of the view included; `nil` is clear.
  var backgroundColor: CGColor?
  /// The sum of the reverted differences of affine transforms.
  private var transformDifference: TransformComponents?

  /// Creates values without animations.
  init(
    bounds: CGRect, position: CGPoint, transform: CATransform3D, opacity: Float,
    cornerRadius: CGFloat, backgroundColor: CGColor?
  ) {
    self.bounds = bounds
    self.position = position
    self.transform = transform
    self.opacity = opacity
    self.cornerRadius = cornerRadius
    self.backgroundColor = backgroundColor
  }

  /// Reverts a fraction of a change: 1 is its start, 0 its end.
  mutating func revert(_ change: LayerChange, fraction: Double) {
    switch change {
    case .bounds(let difference):
      bounds = CGRect(
        x: bounds.minX + difference.origin.x * fraction,
        y: bounds.minY + difference.origin.y * fraction,
        // A spring may overshoot zero.
        width: max(0, bounds.size.width + difference.size.width * fraction),
        height: max(0, bounds.size.height + difference.size.height * fraction))
    case .position(let difference):
      position.x += difference.x * fraction
      position.y += difference.y * fraction
    case .transform(let difference):
      transformDifference = (transformDifference ?? .zero) + difference * fraction
    case .spaceTransform(let difference):
      let rows = zip(transform.rows, difference).map { $0 + $1 * fraction }
      transform = CATransform3D(rows[0], rows[1], rows[2], rows[3])
    case .opacity(let before): opacity += (before - opacity) * Float(fraction)
    case .cornerRadius(let before): cornerRadius += (before - cornerRadius) * fraction
    case .backgroundColor(let before):
      backgroundColor = CGColor.interpolated(backgroundColor, before, fraction: fraction)
    case .hiding: break
    }
  }

  /// Returns the values with the differences of affine transforms applied to the transform.
  func withComposedTransform() -> LayerValues {
    guard let transformDifference else { return self }
    var values = self
    let components = TransformComponents(CATransform3DGetAffineTransform(transform))
    values.transform = CATransform3DMakeAffineTransform(
      (components + transformDifference).transform)
    return values
  }
}

extension CGColor {
  /// Returns the color at a fraction between two; `nil` is clear.
  // Unverified: components are interpolated one by one, and where one color is nil only the alpha
  // changes; inferred from uikit.md, 8.1, which names the property only.
  fileprivate static func interpolated(
    _ one: CGColor?, _ other: CGColor?, fraction: Double
  ) -> CGColor? {
    guard let from = one ?? other?.copy(alpha: 0), let to = other ?? one?.copy(alpha: 0) else {
      return nil
    }
    let alpha = from.alpha + (to.alpha - from.alpha) * fraction
    return CGColor(
      red: from.red + (to.red - from.red) * fraction,
      green: from.green + (to.green - from.green) * fraction,
      blue: from.blue + (to.blue - from.blue) * fraction, alpha: min(max(alpha, 0), 1))
  }
}
