import Foundation

/// A layer that draws a path, filled, stroked or both.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: view.bounds).cgPath
///     ring.fillColor = nil
///     ring.strokeColor = UIColor.systemBlue.cgColor
///     view.layer.addSublayer(ring)
///
/// `strokeStart` and `strokeEnd` limit the stroke to a part of the path: a `strokeEnd` of 0.25
/// draws a quarter of the ring.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates; it may extend beyond the bounds.
  open var path: CGPath? {
    didSet { markContentAsChanged() }
  }
  /// The fill color.
  ///
  /// The default is opaque black; `nil` fills nothing.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange("fillColor", from: oldValue, to: fillColor) }
  }
  /// The rule for the fill.
  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { markContentAsChanged() }
  }
  /// The stroke color.
  ///
  /// The default is `nil`: no stroke.
  open var strokeColor: CGColor? {
    didSet { didChange("strokeColor", from: oldValue, to: strokeColor) }
  }
  /// The width of the line, centered on the path.
  open var lineWidth: CGFloat = 1 {
    didSet { didChange("lineWidth", from: oldValue, to: lineWidth) }
  }
  /// The maximum length of a miter, in line widths.
  open var miterLimit: CGFloat = 10 {
    didSet { markContentAsChanged() }
  }
  /// The style of the ends of open lines.
  open var lineCap = CAShapeLayerLineCap.butt {
    didSet { markContentAsChanged() }
  }
  /// The style of joins.
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { markContentAsChanged() }
  }
  /// The alternating lengths of dashes and gaps; `nil` draws solid lines.
  open var lineDashPattern: [NSNumber]? {
    didSet { markContentAsChanged() }
  }
  /// The offset into the dash pattern at which lines begin.
  open var lineDashPhase: CGFloat = 0 {
    didSet { didChange("lineDashPhase", from: oldValue, to: lineDashPhase) }
  }

  /// The start of the stroke, as a fraction of the path's length.
  ///
  /// The default is 0.
  open var strokeStart: CGFloat = 0 {
    didSet { didChange("strokeStart", from: oldValue, to: strokeStart) }
  }
  /// The end of the stroke, as a fraction of the path's length.
  ///
  /// The default is 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { didChange("strokeEnd", from: oldValue, to: strokeEnd) }
  }

  override var drawsGeometry: Bool { true }

  open override func draw(in ctx: CGContext) {
    guard let path else { return }
    if let fillColor {
      let rule: CGPathFillRule = fillRule == .evenOdd ? .evenOdd : .winding
      ctx.fill(path.elements, color: fillColor, rule: rule)
    }
    if let strokeColor, lineWidth > 0 {
      let stroked = PathTrimmer(path.elements).elements(from: strokeStart, to: strokeEnd)
      ctx.stroke(stroked, color: strokeColor, line: lineStyle)
    }
  }

  /// The extent of a square cap in half line widths: at least the square root of 2.
  private static let squareCapReach: CGFloat = 1.5

  override func ownProperty(named keyPath: String) -> LayerProperty? {
    switch keyPath {
    case "path": .path(\CAShapeLayer.path)
    case "fillColor": .color(\CAShapeLayer.fillColor)
    case "strokeColor": .color(\CAShapeLayer.strokeColor)
    case "lineWidth": .number(\CAShapeLayer.lineWidth)
    case "lineDashPhase": .number(\CAShapeLayer.lineDashPhase)
    case "miterLimit": .number(\CAShapeLayer.miterLimit)
    case "strokeStart": .number(\CAShapeLayer.strokeStart)
    case "strokeEnd": .number(\CAShapeLayer.strokeEnd)
    default: nil
    }
  }

  override func makePresentationCopy() -> CALayer { CAShapeLayer(layer: self) }

  override func copyAppearance(of other: CALayer) {
    super.copyAppearance(of: other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (other.path, other.fillColor, other.fillRule)
    (strokeColor, lineWidth, miterLimit) = (other.strokeColor, other.lineWidth, other.miterLimit)
    (lineCap, lineJoin) = (other.lineCap, other.lineJoin)
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
    (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
  }

  private var lineStyle: LineStyle {
    LineStyle(
      width: lineWidth, cap: lineCap.cgLineCap, join: lineJoin.cgLineJoin, miterLimit: miterLimit,
      dashPhase: lineDashPhase, dashLengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    )
  }

  override var ownExtent: CGRect {
    guard let path, !path.isEmpty else { return bounds }
    // A miter extends by its limit, a square cap by its diagonal.
    let reach = strokeColor == nil ? 0 : lineWidth / 2 * max(miterLimit, Self.squareCapReach)
    return bounds.union(path.boundingBox.insetBy(dx: -reach, dy: -reach))
  }
}

/// The rules that determine which regions of a shape layer's path are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule of a name; names other than Core Animation's fill as `nonZero`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Regions with a winding number other than zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Regions from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The style of the ends of a shape layer's open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the style.
  public let rawValue: String

  /// Creates a style of a name; names other than Core Animation's draw as `butt`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A squared-off end at the endpoint.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the endpoint.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A squared-off end half a line width beyond the endpoint.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cgLineCap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The style of the joins of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the style.
  public let rawValue: String

  /// Creates a style of a name; names other than Core Animation's draw as `miter`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The outer edges are extended until they meet.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// An arc around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The ends of the outer edges are connected by a straight line.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var cgLineJoin: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
