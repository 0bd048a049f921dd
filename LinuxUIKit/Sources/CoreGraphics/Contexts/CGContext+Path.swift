import Foundation

extension CGContext {
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) {
    appendToPath([.move(to: point)])
  }

  /// Appends a straight line to the current path.
  public func addLine(to point: CGPoint) {
    appendToPath([.line(to: point)])
  }

  /// Begins a new subpath at the first point and appends straight lines through the others.
  public func addLines(between points: [CGPoint]) {
    let lines = CGMutablePath()
    lines.addLines(between: points)
    appendToPath(lines.elements)
  }

  /// Appends a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    appendToPath([.curve(to: end, control1: control1, control2: control2)])
  }

  /// Appends a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    appendToPath([.quadratic(from: currentPointOfPath, to: end, control: control)])
  }

  /// Adds an arc of a circle; `clockwise` refers to an upward y axis.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = Arc(
      center: center, radius: radius, start: startAngle, end: endAngle, decreasing: clockwise)
    appendToPath(arc.elements(continuing: !isPathEmpty))
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) {
    appendToPath(.rectangle(rect))
  }

  /// Adds the largest ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    appendToPath(.ellipse(in: rect))
  }

  /// Appends the elements of a path.
  public func addPath(_ path: CGPath) {
    appendToPath(path.elements)
  }

  /// Closes the current subpath.
  public func closePath() {
    guard !isPathEmpty else { return }
    appendToPath([.close])
  }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { path.isEmpty }

  /// The current point, in user space.
  public var currentPointOfPath: CGPoint {
    path.currentPoint.applying(cairo.matrix.inverted())
  }
}

// MARK: Clipping

extension CGContext {
  /// Intersects the clip with the current path, and removes the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo.setPath(inPixels: path)
    cairo.clip(rule)
    beginPath()
  }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Intersects the clip with the union of rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    for rect in rects { addRect(rect) }
    clip()
  }

  /// Intersects the clip with path elements, and leaves the current path alone.
  package func clip(to elements: [PathElement]) {
    cairo.setPath(inPixels: elements.applying(cairo.matrix))
    cairo.clip()
  }

  /// Intersects the clip with the pixels that a rectangle touches.
  ///
  /// A clip of whole pixels has sharp edges and costs less.
  package func clip(toPixelsAround rect: CGRect) {
    // Smaller than a pixel by the tolerance, so that rounding adds no row to a rectangle of whole
    // pixels.
    let (smallestSide, tolerance): (CGFloat, CGFloat) = (0.01, 0.001)
    let pixels = rect.applying(cairo.matrix)
    let touched =
      pixels.width > smallestSide && pixels.height > smallestSide
      ? pixels.insetBy(dx: tolerance, dy: tolerance).integral : .zero
    cairo.setPath(inPixels: .rectangle(touched))
    cairo.clip()
  }

  /// Intersects the clip with a rectangle in pixels.
  package func clip(toPixels rect: CGRect) {
    cairo.setPath(inPixels: .rectangle(rect))
    cairo.clip()
  }

  /// The smallest rectangle around the visible part of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect { cairo.clipExtents }
}
