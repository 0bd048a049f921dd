import Foundation

/// A part of a circle, as curves.
struct Arc {
  var center: CGPoint
  var radius: CGFloat
  /// Radians from the positive x axis; growing angles turn toward the positive y axis.
  var start: CGFloat
  var end: CGFloat
  /// Whether the pen runs from `start` to `end` by falling angles.
  var decreasing: Bool

  /// The pieces, of at most a quarter circle each; `continuing` draws a line to the arc's start.
  func elements(continuing: Bool) -> [PathElement] {
    let sweep = self.sweep
    let first = point(at: start)
    let opening: PathElement = continuing ? .line(to: first) : .move(to: first)
    let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    guard count >= 1, count.isFinite else { return [opening] }
    let step = sweep / count
    let pieces = (0..<Int(count)).map { piece(from: start + step * CGFloat($0), by: step) }
    return [opening] + pieces
  }

  /// How far the pen turns, with its sign; at most one full circle.
  private var sweep: CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = decreasing ? start - end : end - start
    guard difference.isFinite, abs(difference) < turn else {
      return decreasing ? -turn : turn
    }
    let forward = difference < 0 ? difference + turn : difference
    return decreasing ? -forward : forward
  }

  private func piece(from angle: CGFloat, by step: CGFloat) -> PathElement {
    let reach = 4 / 3 * CGFloat(tan(Double(step) / 4)) * radius
    let end = point(at: angle + step)
    return .curve(
      to: end,
      control1: ahead(of: point(at: angle), angle: angle, by: reach),
      control2: ahead(of: end, angle: angle + step, by: -reach))
  }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(cos(Double(angle))),
      y: center.y + radius * CGFloat(sin(Double(angle))))
  }

  /// The point that lies `distance` along the circle's direction at `angle`.
  private func ahead(of point: CGPoint, angle: CGFloat, by distance: CGFloat) -> CGPoint {
    CGPoint(
      x: point.x - distance * CGFloat(sin(Double(angle))),
      y: point.y + distance * CGFloat(cos(Double(angle))))
  }
}
