/// The measures of a switch, in points (uikit.md 3.5).
enum SwitchMetrics {
  /// The frame's size.
  static let size = CGSize(width: 51, height: 31)
  /// The size that constraints see.
  static let contentSize = CGSize(width: 49, height: 31)
  /// How wide and high the knob is.
  static let thumb: CGFloat = 27
  /// What is between the knob and the track's edges.
  static let inset: CGFloat = 2
  /// How long turning over takes, in seconds (uikit.md 8.1).
  static let duration: TimeInterval = 0.25
  /// [guess 3.5] How faint a disabled switch is.
  static let disabledAlpha: CGFloat = 0.5

  /// Where the knob is on its side.
  static func thumbFrame(isAtRight: Bool) -> CGRect {
    CGRect(
      x: isAtRight ? size.width - inset - thumb : inset, y: inset, width: thumb, height: thumb)
  }
}
