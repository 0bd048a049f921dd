import Foundation

/// An outline that can be built, asked and drawn in the current context.
///
///     UIColor.systemYellow.setFill()
///     UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
///
/// Ours leaves out `flatness` and coding, and its round corners are quarters of circles.
open class UIBezierPath: NSObject, NSCopying {
  private(set) var path = CGMutablePath()

  /// How wide `stroke()` draws, in points.
  open var lineWidth: CGFloat = 1
  /// How the ends of open lines look.
  open var lineCapStyle: CGLineCap = .butt
  /// How corners look.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a sharp corner may stick out, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether inside is told by the even-odd rule instead of the winding rule.
  open var usesEvenOddFillRule = false

  private(set) var dashPhase: CGFloat = 0
  private(set) var dashLengths: [CGFloat] = []

  /// Makes an empty path.
  public override init() {}

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init(elements: .rectangle(rect))
  }

  /// Makes the largest ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(elements: .ellipse(in: rect))
  }

  /// Makes a rectangle with four equal round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// Makes a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let round = RoundedRectangle.Corners(rawValue: Int(corners.rawValue & 15))
    self.init(elements: RoundedRectangle(rect: rect, radii: cornerRadii, corners: round).elements)
  }

  /// Makes a part of a circle; angles are in radians from the right, growing clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path of the same pieces as another.
  public convenience init(cgPath: CGPath) {
    self.init(elements: cgPath.elements)
  }

  private convenience init(elements: [PathElement]) {
    self.init()
    path = CGMutablePath(elements: elements)
  }

  /// The pieces, as layers and contexts take them: a copy.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  /// A copy of its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashPhase = dashPhase
    copy.dashLengths = dashLengths
    return copy
  }

  // MARK: Building

  /// Lifts the pen and puts it down elsewhere.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a straight line from where the pen is.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws a part of a circle, after a straight line to its start if the pen is down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics means an upward y axis by "clockwise"; here y points down.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Draws back to where the current part of the path began.
  open func close() { path.closeSubpath() }

  /// Forgets all pieces.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds all pieces of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Takes every point through a transform.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.elements.applying(transform))
  }

  /// Sets the lengths of dashes and gaps in turn, `count` of them, and where in them lines begin.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
    dashPhase = phase
  }
}
