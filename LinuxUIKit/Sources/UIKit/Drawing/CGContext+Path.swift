import Foundation

extension CGContext {
  /// Forgets the current path.
  public func beginPath() {
    path = []
  }

  /// Lifts the pen and puts it down at a point of user space.
  public func move(to point: CGPoint) {
    append([.move(to: point)])
  }

  /// Adds a straight line to the current path.
  public func addLine(to point: CGPoint) {
    append([.line(to: point)])
  }

  /// Adds straight lines through all points; the first one is moved to.
  public func addLines(between points: [CGPoint]) {
    let lines = CGMutablePath()
    lines.addLines(between: points)
    append(lines.elements)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append([.curve(to: end, control1: control1, control2: control2)])
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = path.currentPoint.applying(cairo.matrix.inverted())
    append([.quadratic(from: start, to: end, control: control)])
  }

  /// Adds a part of a circle; `clockwise` is meant for an upward y axis.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = Arc(
      center: center, radius: radius, start: startAngle, end: endAngle, decreasing: clockwise)
    append(arc.elements(continuing: !path.isEmpty))
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) {
    append(.rectangle(rect))
  }

  /// Adds the largest ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    append(.ellipse(in: rect))
  }

  /// Adds all pieces of a path.
  public func addPath(_ path: CGPath) {
    append(path.elements)
  }

  /// Draws back to where the current part of the path began.
  public func closePath() {
    guard !path.isEmpty else { return }
    append([.close])
  }

  private func append(_ elements: [PathElement]) {
    path += elements.applying(cairo.matrix)
  }
}

// MARK: Asking

extension CGContext {
  /// Whether the current path has no pieces.
  public var isPathEmpty: Bool { path.isEmpty }

  /// Where the pen stands, in user space.
  public var currentPointOfPath: CGPoint {
    path.currentPoint.applying(cairo.matrix.inverted())
  }
}

// MARK: Clipping

extension CGContext {
  /// Lets drawing through only inside the current path, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo.setPath(inPixels: path)
    cairo.clip(rule)
    path = []
  }

  /// Lets drawing through only inside a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Lets drawing through only inside any of these rectangles.
  public func clip(to rects: [CGRect]) {
    path = []
    for rect in rects { addRect(rect) }
    clip()
  }

  /// The smallest rectangle around what can still be drawn on, in user space.
  public var boundingBoxOfClipPath: CGRect { cairo.clipExtents }
}
