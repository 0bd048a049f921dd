/// A difference between two points.
public struct CGVector: Hashable, Codable, Sendable {
  /// The distance to the right, in points.
  public var dx: CGFloat
  /// The distance down, in points.
  public var dy: CGFloat

  /// The vector without length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// The vector with these distances, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// The vector with these whole distances, in points.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector with these distances, in points.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector without length.
  public static var zero: CGVector { CGVector() }
}
