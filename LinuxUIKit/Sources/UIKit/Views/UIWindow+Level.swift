extension UIWindow {
  /// The position of a window in front of or behind those of other levels, in steps of any size.
  ///
  /// The values are those of Apple's headers.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number by which levels are ordered.
    public var rawValue: CGFloat

    /// Creates a level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of most windows.
    public static let normal = Level(rawValue: 0)
    /// The level of a status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}
