import Foundation

/// How far the control points of a quarter circle lie from its ends, in radii: 4/3 (√2 - 1).
let quarterCircleControl: CGFloat = 0.552_284_749_830_793_4

extension [PathElement] {
  static func rectangle(_ rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let rect = rect.standardized
    return [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(in rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let circle = Arc(center: .zero, radius: 1, start: 0, end: 2 * .pi, decreasing: false)
    let placed = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return circle.elements(continuing: false).applying(placed) + [.close]
  }

  func applying(_ transform: CGAffineTransform) -> [PathElement] {
    transform == .identity ? self : map { $0.applying(transform) }
  }

  /// Where the pen stands; after `close` that is where the part began.
  var currentPoint: CGPoint {
    guard let last else { return .zero }
    if let end = last.end { return end }
    return lastStart
  }

  private var lastStart: CGPoint {
    for case .move(let point) in reversed() { return point }
    return .zero
  }
}

extension PathElement {
  /// The cubic curve of the same shape as a quadratic one.
  static func quadratic(from start: CGPoint, to end: CGPoint, control: CGPoint) -> PathElement {
    .curve(
      to: end,
      control1: start.interpolated(to: control, by: 2 / 3),
      control2: end.interpolated(to: control, by: 2 / 3))
  }
}

extension CGPoint {
  /// The point that lies `fraction` of the way to another one.
  func interpolated(to other: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension CGRect {
  /// The smallest rectangle around all points; null if there are none.
  static func around(_ points: [CGPoint]) -> CGRect {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
