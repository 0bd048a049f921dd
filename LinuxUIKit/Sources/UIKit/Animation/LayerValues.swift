/// What of a layer can move.
struct LayerValues {
  /// The rectangle in the layer's own coordinates.
  var bounds: CGRect
  /// Where the anchor point lies in the superlayer.
  var position: CGPoint
  /// The transform about the anchor point.
  var transform: CATransform3D
  /// How opaque the layer is, from 0 to 1; a spring may swing beyond.
  var opacity: Float
  /// The radius of the corners, in points.
  var cornerRadius: CGFloat
  /// The fill as it is drawn; nil is clear.
  var backgroundColor: CGColor?
  /// How the transform is drawn differently from `transform`, as parts of a flat one.
  private var turn = TransformParts.zero
  private var isTurned = false

  /// Values that nothing moves.
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

  /// Goes a share of the way back of a change: 1 is where it set off, 0 where it leads to.
  mutating func goBack(by change: LayerChange, share: Double) {
    switch change {
    case .bounds(let way):
      bounds = CGRect(
        x: bounds.minX + way.origin.x * share, y: bounds.minY + way.origin.y * share,
        // A spring may swing beyond nothing.
        width: max(0, bounds.size.width + way.size.width * share),
        height: max(0, bounds.size.height + way.size.height * share))
    case .position(let way):
      position.x += way.x * share
      position.y += way.y * share
    case .transform(let way):
      turn += way * share
      isTurned = true
    case .spaceTransform(let way):
      let rows = zip(transform.rows, way).map { $0 + $1 * share }
      transform = CATransform3D(rows[0], rows[1], rows[2], rows[3])
    case .opacity(let before): opacity += (before - opacity) * Float(share)
    case .cornerRadius(let before): cornerRadius += (before - cornerRadius) * share
    case .backgroundColor(let before):
      backgroundColor = CGColor.mixed(backgroundColor, before, share: share)
    case .hiding: break
    }
  }

  /// The same with the parts of the transform put together.
  func settled() -> LayerValues {
    guard isTurned else { return self }
    var values = self
    let flat = CATransform3DGetAffineTransform(transform)
    values.transform = CATransform3DMakeAffineTransform((TransformParts(flat) + turn).transform)
    return values
  }
}

extension CGColor {
  /// The color at a share of the way from one to another; nil is a clear one.
  ///
  /// [guess 8.1] Numbers are mixed one by one; where one color is nil only the alpha changes.
  fileprivate static func mixed(_ one: CGColor?, _ other: CGColor?, share: Double) -> CGColor? {
    guard let from = one ?? other?.copy(alpha: 0), let to = other ?? one?.copy(alpha: 0) else {
      return nil
    }
    let alpha = from.alpha + (to.alpha - from.alpha) * share
    return CGColor(
      red: from.red + (to.red - from.red) * share,
      green: from.green + (to.green - from.green) * share,
      blue: from.blue + (to.blue - from.blue) * share, alpha: min(max(alpha, 0), 1))
  }
}
