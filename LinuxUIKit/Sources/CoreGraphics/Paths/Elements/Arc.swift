import Foundation

/// An arc of a circle, approximated by cubic curves.
struct Arc {
  var center: CGPoint
  var radius: CGFloat
  /// Radians from the positive x axis; growing angles turn toward the positive y axis.
  var start: CGFloat
  var end: CGFloat
  /// Whether the arc runs from `start` to `end` by decreasing angles.
  var decreasing: Bool

  /// Returns curves of at most a quarter circle each, preceded by a move or, when continuing a
  /// subpath, a line to the start.
  func elements(continuing: Bool) -> [PathElement] {
    let sweep = self.sweep
    let first = point(at: start)
    let opening: PathElement = continuing ? .line(to: first) : .move(to: first)
    let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    guard count >= 1, count.isFinite else { return [opening] }
    let step = sweep / count
    let curves = (0..<Int(count)).map { curve(from: start + step * CGFloat($0), by: step) }
    return [opening] + curves
  }

  /// The signed angle between start and end; at most one full circle.
  private var sweep: CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = decreasing ? start - end : end - start
    guard difference.isFinite, abs(difference) < turn else {
      return decreasing ? -turn : turn
    }
    let forward = difference < 0 ? difference + turn : difference
    return decreasing ? -forward : forward
  }

  private func curve(from angle: CGFloat, by step: CGFloat) -> PathElement {
    let reach = 4 / 3 * CGFloat(tan(Double(step) / 4)) * radius
    let end = point(at: angle + step)
    return .curve(
      to: end,
      control1: tangentPoint(at: point(at: angle), angle: angle, distance: reach),
      control2: tangentPoint(at: end, angle: angle + step, distance: -reach))
  }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(cos(Double(angle))),
      y: center.y + radius * CGFloat(sin(Double(angle))))
  }

  /// Returns the point at a distance along the tangent at `angle`.
  private func tangentPoint(at point: CGPoint, angle: CGFloat, distance: CGFloat) -> CGPoint {
    CGPoint(
      x: point.x - distance * CGFloat(sin(Double(angle))),
      y: point.y + distance * CGFloat(cos(Double(angle))))
  }
}
