import Foundation

/// An element of a path.
///
/// Curves are cubic; others are converted when they are added.
package enum PathElement: Hashable, Sendable {
  case move(to: CGPoint)
  case line(to: CGPoint)
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case close
}

extension PathElement {
  /// The element's points, control points first.
  package var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .curve(let to, let control1, let control2): [control1, control2, to]
    case .close: []
    }
  }

  /// The current point after the element; `nil` for `close`.
  package var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .curve(let to, _, _): to
    case .close: nil
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let to):
      .move(to: to.applying(transform))
    case .line(let to):
      .line(to: to.applying(transform))
    case .curve(let to, let control1, let control2):
      .curve(
        to: to.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close:
      .close
    }
  }

  /// Returns the cubic curve of the same shape as a quadratic one.
  static func quadratic(from start: CGPoint, to end: CGPoint, control: CGPoint) -> PathElement {
    .curve(
      to: end,
      control1: start.interpolated(to: control, by: 2 / 3),
      control2: end.interpolated(to: control, by: 2 / 3))
  }
}

extension [PathElement] {
  package static func rectangle(_ rect: CGRect) -> [PathElement] {
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

  package static func ellipse(in rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let circle = Arc(center: .zero, radius: 1, start: 0, end: 2 * .pi, decreasing: false)
    let scaled = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return circle.elements(continuing: false).applying(scaled) + [.close]
  }

  package func applying(_ transform: CGAffineTransform) -> [PathElement] {
    transform.isIdentity ? self : map { $0.applying(transform) }
  }

  /// The end of the last element; after `close` the start of the subpath.
  var currentPoint: CGPoint {
    guard let last else { return .zero }
    return last.end ?? startOfLastSubpath
  }

  private var startOfLastSubpath: CGPoint {
    for case .move(let point) in reversed() { return point }
    return .zero
  }
}
