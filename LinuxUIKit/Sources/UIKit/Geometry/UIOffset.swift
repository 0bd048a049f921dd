/// How far something is moved from where it would be, in points.
public struct UIOffset: Equatable, Codable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance down.
  public var vertical: CGFloat

  /// No distance at all.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// An offset by these distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// No distance at all.
  public static let zero = UIOffset()
}
