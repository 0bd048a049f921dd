import Foundation

/// An affine transformation matrix for use in drawing 2D graphics.
///
/// A point is a row `[x y 1]` that is multiplied from the left, so
/// `x' = a * x + c * y + tx` and `y' = b * x + d * y + ty`.
///
/// ```swift
/// let tilt = CGAffineTransform(rotationAngle: .pi / 8).scaledBy(x: 2, y: 2)
/// ```
///
/// - Note: Not implemented: the decomposition into components.
@frozen public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The contribution of x to the transformed x.
  public var a: CGFloat
  /// The contribution of x to the transformed y.
  public var b: CGFloat
  /// The contribution of y to the transformed x.
  public var c: CGFloat
  /// The contribution of y to the transformed y.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points.
  public var ty: CGFloat

  /// Creates a transform of zeros, which maps every point to the origin.
  @inlinable public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a transform with the given entries.
  @inlinable public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a translation by the given distances, in points.
  @inlinable public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that scales by the given factors about the origin.
  @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin by an angle in radians, clockwise where y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that maps every point to itself.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform is exactly the identity.
  @inlinable public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }
}

extension CGAffineTransform {
  /// Returns a transform that translates first and then applies this one.
  @inlinable public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a transform that scales first and then applies this one.
  @inlinable public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a transform that rotates by an angle in radians first and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns a transform that applies this one first and then the other.
  @inlinable public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the inverse transform, or the transform itself if it has no inverse.
  @inlinable public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// Whether the transform has an inverse: false for a scale of zero and for infinite entries.
  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}

// MARK: Applying a transform

extension CGPoint {
  /// Returns the point that a transform maps this one to.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size after a transform without its translation; it may become negative.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle around the four transformed corners.
  ///
  /// The null and the infinite rectangle are returned unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    return .around(corners)
  }

  /// Returns the smallest rectangle around the given points; null if there are none.
  static func around(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      if point.x < left { left = point.x }
      if point.x > right { right = point.x }
      if point.y < top { top = point.y }
      if point.y > bottom { bottom = point.y }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGPoint {
  /// Returns the point at a fraction of the line to another one.
  package func interpolated(to other: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
