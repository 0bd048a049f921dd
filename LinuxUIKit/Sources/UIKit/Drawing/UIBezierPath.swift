import Foundation

/// A path of lines and curves, with the style in which it is drawn in the current context.
///
///     UIColor.systemYellow.setFill()
///     UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
///
/// Rounded corners are quarters of circles.
///
/// - Note: Not implemented: `flatness` and coding.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// The line width of `stroke()`, in points.
  open var lineWidth: CGFloat = 1
  /// The style of the ends of open lines.
  open var lineCapStyle: CGLineCap = .butt
  /// The style of joins.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of a miter, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule is used instead of the nonzero winding number rule.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {}

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(elements: .rectangle(rect))
  }

  /// Creates the largest ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(elements: .ellipse(in: rect))
  }

  /// Creates a rectangle with four equal rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// Creates a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let round = RoundedRectangle.Corners(rawValue: Int(corners.rawValue & 15))
    self.init(elements: RoundedRectangle(rect: rect, radii: cornerRadii, corners: round).elements)
  }

  /// Creates an arc of a circle; angles are in radians from the right, increasing clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the elements of another.
  public convenience init(cgPath: CGPath) {
    self.init(elements: cgPath.elements)
  }

  private convenience init(elements: [PathElement]) {
    self.init()
    path = CGMutablePath(elements: elements)
  }

  /// A copy of the path for layers and contexts.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  /// Returns a copy of the path.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  // MARK: Building

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Appends a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Appends a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Appends a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Appends an arc of a circle, preceded by a straight line from the current point, if there is
  /// one.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // The "clockwise" of Core Graphics refers to an upward y axis; here y points down.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.elements.applying(transform))
  }

  /// Sets the alternating lengths of `count` dashes and gaps, and the offset at which lines begin.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)
    dash = (phase, Array(lengths))
  }

  // MARK: Examining the path

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the outline, without control points.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The end of the last element.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether filling the path would cover a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: fillRule)
  }

  // MARK: Drawing

  /// Fills the path in the current context with its fill color.
  open func fill() {
    fill(with: .normal, alpha: 1)
  }

  /// Fills the path in the current context with a blend mode and opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { $0.fillPath(using: fillRule) }
  }

  /// Strokes the path in the current context with its stroke color.
  open func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  /// Strokes the path in the current context with a blend mode and opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { $0.strokePath() }
  }

  /// Intersects the clip of the current context with the path.
  open func addClip() {
    clipContext()
  }
}

extension UIBezierPath {
  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  func clipContext() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  func draw(with mode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.multiplyAlpha(by: alpha)
    context.setLineStyle(lineStyle)
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  private var lineStyle: LineStyle {
    LineStyle(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
      dashPhase: dash.phase, dashLengths: dash.lengths)
  }
}

/// The corners of a rectangle, with a y axis that points down.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set from its bits; unnamed bits have no effect.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
