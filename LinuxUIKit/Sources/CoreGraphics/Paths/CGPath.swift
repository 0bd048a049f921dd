import Foundation

/// An immutable graphics path: lines and curves to be filled or stroked.
///
///     let path = CGPath(roundedRect: bounds, cornerWidth: 8, cornerHeight: 8, transform: nil)
///     context.addPath(path)
///     context.fillPath()
///
/// `CGMutablePath` is the mutable subclass.
///
/// - Note: Not implemented: copies that trace a stroke or dashes, and the set operations of iOS 16.
public class CGPath {
  /// The elements in the order in which they were added.
  // Set by `CGMutablePath` only.
  package fileprivate(set) var elements: [PathElement]

  package init(elements: [PathElement]) {
    self.elements = elements
  }

  /// Creates a path of a rectangle, clockwise on screen from its top left corner.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: .rectangle(rect), transform: transform)
  }

  /// Creates a path of the largest ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: .ellipse(in: rect), transform: transform)
  }

  /// Creates a path of a rectangle whose corners are quarters of ellipses.
  ///
  /// The corners are reduced where two of them would overlap.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let shape = RoundedRectangle(
      rect: rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(elements: shape.elements, transform: transform)
  }

  private convenience init(
    elements: [PathElement], transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(elements: transform.map { elements.applying($0.pointee) } ?? elements)
  }
}

// MARK: Examining a path

extension CGPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { elements.currentPoint }

  /// The smallest rectangle around all points of the path, control points included.
  ///
  /// Null for an empty path.
  public var boundingBox: CGRect { .around(elements.flatMap(\.points)) }

  /// The smallest rectangle around the outline itself, without control points.
  ///
  /// Null for an empty path.
  public var boundingBoxOfPath: CGRect {
    elements.isEmpty ? .null : PathProbe(elements).bounds
  }

  /// Returns whether filling the path would cover a point.
  ///
  /// Takes time proportional to the number of elements.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    PathProbe(elements.applying(transform)).contains(point, rule: rule)
  }
}

// MARK: Copying

extension CGPath {
  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  /// Returns an immutable copy with every point transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements, transform: transform)
  }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements)
  }
}

extension CGPath: Hashable {
  /// Returns whether two paths have equal elements.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A mutable graphics path, built element by element.
///
///     let arrow = CGMutablePath()
///     arrow.move(to: CGPoint(x: 0, y: 0))
///     arrow.addLine(to: CGPoint(x: 8, y: 4))
///     arrow.addLine(to: CGPoint(x: 0, y: 8))
///     arrow.closeSubpath()
///
/// Adding a line or a curve before the first `move(to:)` starts the path at the element's first
/// point (Apple's logs an error and ignores it).
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(elements: [])
  }

  package override init(elements: [PathElement]) {
    super.init(elements: elements)
  }
}

extension CGMutablePath {
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(to: point.applying(transform)))
  }

  /// Appends a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(to: point.applying(transform)))
  }

  /// Begins a new subpath at the first point and appends straight lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Appends a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    let curve = PathElement.curve(to: end, control1: control1, control2: control2)
    elements.append(curve.applying(transform))
  }

  /// Appends a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let curve = PathElement.quadratic(
      from: currentPoint, to: end.applying(transform), control: control.applying(transform))
    elements.append(curve)
  }

  /// Closes the current subpath.
  public func closeSubpath() {
    guard !elements.isEmpty else { return }
    elements.append(.close)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += [PathElement].rectangle(rect).applying(transform)
  }

  /// Adds the largest ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += [PathElement].ellipse(in: rect).applying(transform)
  }

  /// Adds a closed rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let shape = RoundedRectangle(
      rect: rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    elements += shape.elements.applying(transform)
  }

  /// Adds an arc of a circle, preceded by a straight line from the current point, if there is one.
  ///
  /// Angles are in radians from the positive x axis. `clockwise` refers to an upward y axis: where
  /// y points down, as on screen, the arc runs the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(
      center: center, radius: radius, start: startAngle, end: endAngle, decreasing: clockwise)
    elements += arc.elements(continuing: !elements.isEmpty).applying(transform)
  }

  /// Appends the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.applying(transform)
  }
}
