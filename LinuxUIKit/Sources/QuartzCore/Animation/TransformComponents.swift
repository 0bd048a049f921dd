import Foundation

/// The components of an affine transform, which are interpolated one by one (uikit.md, 8.1).
///
/// Scale and shear are applied first, then the rotation, then the translation.
package struct TransformComponents: Equatable {
  /// The horizontal and vertical factors; a negative one mirrors.
  var scale: SIMD2<Double>
  /// The horizontal distance for each point of vertical distance.
  var shear: Double
  /// The rotation, in radians.
  var angle: Double
  /// The translation, in points.
  var translation: SIMD2<Double>

  /// Components without effect, as a difference.
  package static let zero = TransformComponents(
    scale: .zero, shear: 0, angle: 0, translation: .zero)

  /// The transform of the components.
  package var transform: CGAffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: scale.x * cosine, b: scale.x * sine,
      c: shear * cosine - scale.y * sine, d: shear * sine + scale.y * cosine,
      tx: translation.x, ty: translation.y)
  }

  /// Returns the difference from `end` to `start`, rotating by the smaller angle.
  package static func difference(from end: CGAffineTransform, to start: CGAffineTransform)
    -> TransformComponents
  {
    let (end, start) = (TransformComponents(end), TransformComponents(start))
    return TransformComponents(
      scale: start.scale - end.scale, shear: start.shear - end.shear,
      angle: remainder(start.angle - end.angle, 2 * .pi),
      translation: start.translation - end.translation)
  }

  /// Adds components one by one.
  package static func + (one: TransformComponents, other: TransformComponents)
    -> TransformComponents
  {
    TransformComponents(
      scale: one.scale + other.scale, shear: one.shear + other.shear,
      angle: one.angle + other.angle, translation: one.translation + other.translation)
  }

  /// Multiplies each component.
  package static func * (components: TransformComponents, factor: Double) -> TransformComponents {
    TransformComponents(
      scale: components.scale * factor, shear: components.shear * factor,
      angle: components.angle * factor,
      translation: components.translation * factor)
  }
}

extension TransformComponents {
  /// Decomposes a transform; one that collapses everything has the angle 0.
  package init(_ transform: CGAffineTransform) {
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
