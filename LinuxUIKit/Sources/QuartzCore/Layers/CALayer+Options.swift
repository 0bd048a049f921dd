/// The properties that most layers leave at their defaults.
struct LayerOptions {
  var isDoubleSided = true
  /// The part of the contents that is drawn, in the unit square of the image.
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched, in the unit square of the image.
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var sublayerTransform = CATransform3DIdentity
  var isGeometryFlipped = false

  static let standard = LayerOptions()
}

/// A value in memory of its own, which keeps its owner small.
final class Indirect<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

// Properties that most layers leave at their defaults.
extension CALayer {
  /// The affine part of `sublayerTransform` about the anchor point; `nil` if it changes nothing.
  var sublayerAffineTransform: CGAffineTransform? {
    guard hasOptions else { return nil }
    let transform = CATransform3DGetAffineTransform(options.sublayerTransform)
    guard transform != .identity else { return nil }
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// Whether the layer isn't drawn because its back faces the viewer.
  var isFacingAway: Bool { hasOptions && !isDoubleSided && presentedTransform.isFacingAway }
}

extension CATransform3D {
  /// Whether the transformed z-axis, as the normal of the plane, points away from the viewer.
  ///
  /// A mirrored plane still faces the viewer.
  var isFacingAway: Bool {
    let inPlane = m11 * m22 - m12 * m21
    let volume =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    return inPlane * volume < 0
  }
}
