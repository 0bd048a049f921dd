extension UIScrollView {
  /// How fast a scroll view slows down: what a millisecond leaves of the speed.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share of the speed, from 0 to 1.
    public var rawValue: CGFloat

    /// A rate of that share; ours takes one that is no number for `normal`.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As most scroll views: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// As scroll views that go on by pages: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
