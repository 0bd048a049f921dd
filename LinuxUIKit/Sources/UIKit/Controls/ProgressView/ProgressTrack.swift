/// Where the filled part of a progress bar is, in the bar's coordinates and in points (uikit.md 3.5).
struct ProgressTrack: Equatable {
  /// The bar.
  var bounds: CGRect
  /// How much of it is done: 0 to 1.
  var progress: CGFloat
  /// Whether it fills from the right.
  var isRightToLeft = false

  /// The least that is filled as soon as something is done.
  static let leastFill: CGFloat = 8

  /// The filled part: whole points, at least 8, and nothing as long as nothing is done.
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
