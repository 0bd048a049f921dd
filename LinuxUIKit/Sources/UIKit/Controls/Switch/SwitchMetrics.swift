/// The metrics of a switch, in points (uikit.md, 3.5).
enum SwitchMetrics {
  /// The size of the frame.
  static let size = CGSize(width: 51, height: 31)
  /// The intrinsic content size.
  static let contentSize = CGSize(width: 49, height: 31)
  /// The width and height of the thumb.
  static let thumb: CGFloat = 27
  /// The distance between the thumb and the edges of the track.
  static let inset: CGFloat = 2
  /// The duration of the toggle animation, in seconds (uikit.md, 8.1).
  static let duration: TimeInterval = 0.25
  // Unverified: not specified in uikit.md, 3.5.
  /// The alpha of a disabled switch.
  static let disabledAlpha: CGFloat = 0.5

  /// Returns the frame of the thumb on one side.
  static func thumbFrame(isAtRight: Bool) -> CGRect {
    CGRect(
      x: isAtRight ? size.width - inset - thumb : inset, y: inset, width: thumb, height: thumb)
  }
}
