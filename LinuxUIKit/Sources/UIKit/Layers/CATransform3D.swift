/// A transform of space: sixteen numbers that a row vector (x, y, z, 1) is multiplied by.
///
/// ```swift
/// var tilted = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
/// tilted = CATransform3DScale(tilted, 0.9, 0.9, 1)
/// item.transform3D = tilted
/// ```
///
/// Ours draws what a transform does in the plane of the screen: moving, scaling, turning about the
/// z axis, and the narrowing that turning about the other two brings. Perspective (`m34`) and depth
/// are kept, and not drawn.
public struct CATransform3D: Sendable {
  /// The first row: what x contributes to x, y, z and w.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: what y contributes.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: what z contributes.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the translation.
  public var m41, m42, m43, m44: CGFloat

  /// A transform of zeros, as C has it; the identity is `CATransform3DIdentity`.
  public init() {
    self.init([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])
  }

  /// A transform of these numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D {
  /// A transform of four rows.
  init(
    _ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>, _ fourth: SIMD4<Double>
  ) {
    self.init(
      m11: first.x, m12: first.y, m13: first.z, m14: first.w,
      m21: second.x, m22: second.y, m23: second.z, m24: second.w,
      m31: third.x, m32: third.y, m33: third.z, m34: third.w,
      m41: fourth.x, m42: fourth.y, m43: fourth.z, m44: fourth.w)
  }

  /// The four rows, from the first to the translation.
  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24),
      SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44),
    ]
  }
}
