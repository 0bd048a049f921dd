/// How far each edge moves inwards, in points, where the sides follow the reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// How far the top edge moves down.
  public var top: CGFloat
  /// How far the edge at which lines begin moves inwards.
  public var leading: CGFloat
  /// How far the bottom edge moves up.
  public var bottom: CGFloat
  /// How far the edge at which lines end moves inwards.
  public var trailing: CGFloat

  /// Insets that move nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets with these distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Insets that move nothing.
  public static let zero = NSDirectionalEdgeInsets()
}
