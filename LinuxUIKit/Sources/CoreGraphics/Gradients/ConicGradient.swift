import Foundation

/// A gradient around a center, as wedges that each run from one color to the next.
package struct ConicGradient {
  /// A part of the turn; angles are in radians from the positive x axis toward the positive y axis.
  struct Wedge: Equatable {
    var from: CGFloat
    var to: CGFloat
    var first: CGColor
    var last: CGColor
  }

  /// The largest part of a turn that a wedge covers, so that its edge is nearly round.
  private static let largestWedge: CGFloat = 1.0 / 64

  let center: CGPoint
  /// The angle of the first color, in radians.
  let start: CGFloat
  /// The radius of the wedges.
  let radius: CGFloat

  /// Creates a gradient around a center that begins in the direction of a point and covers a
  /// rectangle.
  package init(around center: CGPoint, from point: CGPoint, covering rect: CGRect) {
    self.center = center
    start = atan2(point.y - center.y, point.x - center.x)
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    let farthest = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
    // A chord is nearer to the center than its ends.
    radius = farthest * 1.01 + 1
  }

  /// Returns the wedges of a full turn, which begin with the first color and end with the last.
  func wedges(_ stops: [GradientStop]) -> [Wedge] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let ends =
      [GradientStop(location: 0, color: first.color)] + stops
      + [GradientStop(location: 1, color: last.color)]
    return zip(ends, ends.dropFirst()).flatMap(wedges)
  }

  private func wedges(from first: GradientStop, to last: GradientStop) -> [Wedge] {
    let (low, high) = (min(max(first.location, 0), 1), min(max(last.location, 0), 1))
    guard low < high else { return [] }
    let count = max(1, ((high - low) / Self.largestWedge).rounded(.up))
    return stride(from: 0, to: count, by: 1).map { index in
      let (start, end) = (index / count, (index + 1) / count)
      return Wedge(
        from: angle(low + (high - low) * start), to: angle(low + (high - low) * end),
        first: first.color.mixed(with: last.color, by: start),
        last: first.color.mixed(with: last.color, by: end))
    }
  }

  private func angle(_ fraction: CGFloat) -> CGFloat { start + fraction * 2 * .pi }

  /// Returns the point on the edge at an angle.
  func edge(_ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}

extension CGColor {
  /// Returns the color at a fraction of the gradient to another one, premultiplied.
  fileprivate func mixed(with other: CGColor, by fraction: CGFloat) -> CGColor {
    let alpha = alpha + (other.alpha - self.alpha) * fraction
    guard alpha > 0 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ own: CGFloat, _ others: CGFloat) -> CGFloat {
      (own * self.alpha * (1 - fraction) + others * other.alpha * fraction) / alpha
    }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }
}

/// A color of a gradient at a location from 0 to 1.
package struct GradientStop: Sendable {
  let location: CGFloat
  let color: CGColor

  package init(location: CGFloat, color: CGColor) {
    self.location = location
    self.color = color
  }
}

/// The geometry of an axial or radial gradient.
package enum GradientAxis {
  case line(from: CGPoint, to: CGPoint)
  case ellipse(center: CGPoint, radii: CGSize)
  /// Two circles, beyond which the first and the last color are painted if it is extended.
  case circles(from: GradientCircle, to: GradientCircle, isExtended: Bool)

  /// Whether the first and the last color are painted beyond the ends.
  var isExtended: Bool {
    if case .circles(_, _, let isExtended) = self { return isExtended }
    return true
  }
}

/// A circle at an end of a radial gradient.
package struct GradientCircle {
  let center: CGPoint
  let radius: CGFloat
}
