import Foundation

/// Colors that turn around a middle, as wedges of which each runs from one color to the next.
struct ConicGradient {
  /// A piece of the turn; angles are in radians from the positive x axis toward the positive y
  /// axis.
  struct Wedge: Equatable {
    var from: CGFloat
    var to: CGFloat
    var first: CGColor
    var last: CGColor
  }

  /// A wedge is no wider than this share of a turn, so that its edge is nearly round.
  private static let widest: CGFloat = 1.0 / 64

  let middle: CGPoint
  /// Where the first color is, in radians.
  let start: CGFloat
  /// How far the wedges reach.
  let radius: CGFloat

  /// Colors around a middle that begin toward a point and reach over all of a rectangle.
  init(around middle: CGPoint, from point: CGPoint, covering rect: CGRect) {
    self.middle = middle
    start = atan2(point.y - middle.y, point.x - middle.x)
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    let farthest = corners.map { hypot($0.x - middle.x, $0.y - middle.y) }.max() ?? 0
    // A chord comes nearer to the middle than its ends.
    radius = farthest * 1.01 + 1
  }

  /// The wedges of a whole turn; before the first and after the last color these go on.
  func wedges(_ stops: [GradientStop]) -> [Wedge] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let ends =
      [GradientStop(location: 0, color: first.color)] + stops
      + [GradientStop(location: 1, color: last.color)]
    return zip(ends, ends.dropFirst()).flatMap(pieces)
  }

  private func pieces(from first: GradientStop, to last: GradientStop) -> [Wedge] {
    let (low, high) = (min(max(first.location, 0), 1), min(max(last.location, 0), 1))
    guard low < high else { return [] }
    let count = max(1, ((high - low) / Self.widest).rounded(.up))
    return stride(from: 0, to: count, by: 1).map { index in
      let (near, far) = (index / count, (index + 1) / count)
      return Wedge(
        from: angle(low + (high - low) * near), to: angle(low + (high - low) * far),
        first: first.color.mixed(with: last.color, by: near),
        last: first.color.mixed(with: last.color, by: far))
    }
  }

  private func angle(_ share: CGFloat) -> CGFloat { start + share * 2 * .pi }

  /// The point at the end of the wedges in a direction.
  func edge(_ angle: CGFloat) -> CGPoint {
    CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
  }
}

extension CGColor {
  /// The color on the way to another one, with alpha multiplied in.
  fileprivate func mixed(with other: CGColor, by share: CGFloat) -> CGColor {
    let alpha = alpha + (other.alpha - self.alpha) * share
    guard alpha > 0 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ own: CGFloat, _ others: CGFloat) -> CGFloat {
      (own * self.alpha * (1 - share) + others * other.alpha * share) / alpha
    }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }
}
