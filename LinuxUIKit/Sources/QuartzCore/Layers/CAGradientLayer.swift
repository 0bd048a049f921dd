import Foundation

/// A layer that draws a color gradient over its background.
///
///     let shade = CAGradientLayer()
///     shade.frame = view.bounds
///     shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
///     view.layer.addSublayer(shade)
///
/// Colors are interpolated premultiplied.
open class CAGradientLayer: CALayer {
  /// The colors in order, each a `CGColor`; other values are ignored.
  ///
  /// Nil draws nothing.
  open var colors: [Any]? {
    didSet { didChange("colors", from: Self.cgColors(oldValue), to: Self.cgColors(colors)) }
  }
  /// The location of each color, from 0 at the start to 1 at the end; `nil` spaces them evenly.
  open var locations: [NSNumber]? {
    didSet { didChange("locations", from: oldValue, to: locations) }
  }
  /// The start of the gradient, in fractions of the size.
  ///
  /// The default is the center of the top.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { didChange("startPoint", from: oldValue, to: startPoint) }
  }
  /// The end of the gradient, in fractions of the size.
  ///
  /// The default is the center of the bottom.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { didChange("endPoint", from: oldValue, to: endPoint) }
  }
  /// The kind of gradient.
  ///
  /// The default is `axial`.
  open var type = CAGradientLayerType.axial {
    didSet { markContentAsChanged() }
  }

  override var drawsGeometry: Bool { true }

  open override func draw(in ctx: CGContext) {
    let stops = self.stops
    guard !stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    guard type != .conic else { return drawConicGradient(stops, in: ctx) }
    ctx.saveGState()
    ctx.clip(to: outline)
    // The gradient is drawn in the unit square, which is scaled to the bounds.
    ctx.translateBy(x: bounds.minX, y: bounds.minY)
    ctx.scaleBy(x: bounds.width, y: bounds.height)
    ctx.drawGradient(axis, stops: stops)
    ctx.restoreGState()
  }

  private static func cgColors(_ colors: [Any]?) -> [CGColor] {
    (colors ?? []).compactMap { $0 as? CGColor }
  }

  override func ownProperty(named keyPath: String) -> LayerProperty? {
    switch keyPath {
    case "startPoint": .point(\CAGradientLayer.startPoint)
    case "endPoint": .point(\CAGradientLayer.endPoint)
    case "colors":
      LayerProperty(
        read: { ($0 as? CAGradientLayer).map { .colors(Self.cgColors($0.colors)) } },
        write: { layer, value in
          if case .colors(let colors) = value { (layer as? CAGradientLayer)?.colors = colors }
        })
    case "locations":
      LayerProperty(
        read: { layer in
          (layer as? CAGradientLayer).map { gradient in
            .numbers(
              Self.cgColors(gradient.colors).indices.map { Double(gradient.location(at: $0)) })
          }
        },
        write: { layer, value in
          guard case .numbers(let numbers) = value else { return }
          (layer as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: $0) }
        })
    default: nil
    }
  }

  override func makePresentationCopy() -> CALayer { CAGradientLayer(layer: self) }

  override func copyAppearance(of other: CALayer) {
    super.copyAppearance(of: other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  private func drawConicGradient(_ stops: [GradientStop], in ctx: CGContext) {
    let gradient = ConicGradient(
      around: pointInBounds(startPoint), from: pointInBounds(endPoint), covering: bounds)
    ctx.saveGState()
    ctx.clip(to: outline)
    ctx.drawGradient(gradient, stops: stops)
    ctx.restoreGState()
  }

  /// Converts a point in fractions of the size to the layer's coordinates.
  private func pointInBounds(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  private var axis: GradientAxis {
    guard type == .radial else { return .line(from: startPoint, to: endPoint) }
    return .ellipse(
      center: startPoint,
      radii: CGSize(width: endPoint.x - startPoint.x, height: endPoint.y - startPoint.y))
  }

  /// The colors with their locations.
  private var stops: [GradientStop] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    return colors.enumerated().map { index, color in
      GradientStop(location: location(at: index), color: color)
    }
  }

  /// Returns the location of a color: the given one, or that of evenly spaced colors.
  private func location(at index: Int) -> CGFloat {
    if let locations, index < locations.count { return CGFloat(locations[index].doubleValue) }
    return CGFloat(index) / CGFloat(max(Self.cgColors(colors).count - 1, 1))
  }
}

/// The kinds of gradients of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind of a name; names other than `radial` and `conic` draw as `axial`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outward, to an ellipse whose bounding box has a corner at the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise on screen from the direction of the end point.
  // Unverified: angles are measured in points, not in fractions of the size; inferred from
  // Core Graphics' conic gradients, which have a center and an angle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
