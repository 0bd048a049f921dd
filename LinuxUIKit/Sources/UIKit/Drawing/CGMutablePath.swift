import Foundation

/// A path that is built piece by piece.
///
///     let arrow = CGMutablePath()
///     arrow.move(to: CGPoint(x: 0, y: 0))
///     arrow.addLine(to: CGPoint(x: 8, y: 4))
///     arrow.addLine(to: CGPoint(x: 0, y: 8))
///     arrow.closeSubpath()
///
/// Adding a line or a curve before the first `move(to:)` starts the path at the piece's first point
/// (Apple's logs an error and ignores it).
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() {
    super.init(elements: [])
  }

  override init(elements: [PathElement]) {
    super.init(elements: elements)
  }
}

extension CGMutablePath {
  /// Lifts the pen and puts it down elsewhere.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(to: point.applying(transform)))
  }

  /// Draws a straight line from where the pen is.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(to: point.applying(transform)))
  }

  /// Draws straight lines through all points; the first one is moved to.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Draws a curve that leaves toward the first control point and arrives from the second.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    let curve = PathElement.curve(to: end, control1: control1, control2: control2)
    elements.append(curve.applying(transform))
  }

  /// Draws a curve that is pulled toward one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let curve = PathElement.quadratic(
      from: currentPoint, to: end.applying(transform), control: control.applying(transform))
    elements.append(curve)
  }

  /// Draws back to where the current part of the path began.
  public func closeSubpath() {
    guard !elements.isEmpty else { return }
    elements.append(.close)
  }
}

// MARK: Whole figures

extension CGMutablePath {
  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += [PathElement].rectangle(rect).applying(transform)
  }

  /// Adds the largest ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += [PathElement].ellipse(in: rect).applying(transform)
  }

  /// Adds a closed rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let shape = RoundedRectangle(
      rect: rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    elements += shape.elements.applying(transform)
  }

  /// Adds a part of a circle, after a straight line to its start if the pen is down.
  ///
  /// Angles are in radians from the positive x axis. `clockwise` is meant for an upward y axis: on
  /// screen, where y points down, it turns the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(
      center: center, radius: radius, start: startAngle, end: endAngle, decreasing: clockwise)
    elements += arc.elements(continuing: !elements.isEmpty).applying(transform)
  }

  /// Adds all pieces of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.applying(transform)
  }
}
