/// A flat transform taken apart, so that half of the way is half of each part (uikit.md 8.1).
///
/// First it scales and shears, then it turns, then it moves.
struct TransformParts: Equatable {
  /// The factors across and down; one below 0 mirrors.
  var scale: SIMD2<Double>
  /// How far a point moves across for each point that it is down.
  var shear: Double
  /// The turn, in radians.
  var angle: Double
  /// The move at last, in points.
  var translation: SIMD2<Double>

  /// No way at all.
  static let zero = TransformParts(scale: .zero, shear: 0, angle: 0, translation: .zero)

  /// The transform that the parts make.
  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: scale.x * cosine, b: scale.x * sine,
      c: shear * cosine - scale.y * sine, d: shear * sine + scale.y * cosine,
      tx: translation.x, ty: translation.y)
  }

  /// The way from `end` back to `start`, turning by the shorter side.
  static func way(from end: CGAffineTransform, to start: CGAffineTransform) -> TransformParts {
    let (end, start) = (TransformParts(end), TransformParts(start))
    return TransformParts(
      scale: start.scale - end.scale, shear: start.shear - end.shear,
      angle: remainder(start.angle - end.angle, 2 * .pi),
      translation: start.translation - end.translation)
  }

  /// Both ways one after the other, part by part.
  static func + (one: TransformParts, other: TransformParts) -> TransformParts {
    TransformParts(
      scale: one.scale + other.scale, shear: one.shear + other.shear,
      angle: one.angle + other.angle, translation: one.translation + other.translation)
  }

  /// Adds a way, part by part.
  static func += (one: inout TransformParts, other: TransformParts) {
    one = one + other
  }

  /// A share of a way.
  static func * (parts: TransformParts, share: Double) -> TransformParts {
    TransformParts(
      scale: parts.scale * share, shear: parts.shear * share, angle: parts.angle * share,
      translation: parts.translation * share)
  }
}

extension TransformParts {
  /// Takes a transform apart; one that turns nothing that can be seen has the angle 0.
  init(_ transform: CGAffineTransform) {
    let width = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let angle =
      width > 0 ? atan2(transform.b, transform.a) : atan2(-transform.c, transform.d)
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(
      scale: SIMD2(width, transform.d * cosine - transform.c * sine),
      shear: transform.c * cosine + transform.d * sine, angle: angle,
      translation: SIMD2(transform.tx, transform.ty))
  }
}
