/// Computes the frame of the filled part of a progress bar, in the bar's coordinates (uikit.md,
/// 3.5).
struct ProgressTrack: Equatable {
  /// The bounds of the bar.
  var bounds: CGRect
  /// The progress: 0 to 1.
  var progress: CGFloat
  /// Whether the bar is filled from the right.
  var isRightToLeft = false

  /// The minimum length of the filled part, in points.
  static let leastFill: CGFloat = 8

  /// The filled part: whole points, at least 8, and empty without progress.
  var fill: CGRect {
    let length = length
    return CGRect(
      x: isRightToLeft ? bounds.maxX - length : bounds.minX, y: bounds.minY, width: length,
      height: bounds.height)
  }

  private var length: CGFloat {
    guard progress > 0 else { return 0 }
    let wanted = max(Self.leastFill, (bounds.width * progress).rounded())
    return min(wanted, bounds.width)
  }
}
