/// The measures and colors of a segmented control, in points (uikit.md 3.5).
enum SegmentMetrics {
  /// [guess 3.5] How round the ground is, of the 8 to 9 that the sheet has: 2 more than the pill.
  static let radius: CGFloat = 9
  /// How round the pill is.
  static let pillRadius: CGFloat = 7
  /// What is between the pill and the segment's edges.
  static let pillInset: CGFloat = 2
  /// How opaque the pill's shadow is.
  static let pillShadow: Float = 0.12
  /// How much of the control's height a line between segments has.
  static let dividerPart: CGFloat = 0.4
  /// How wide that line is.
  static let dividerWidth: CGFloat = 1
  /// [guess 8.1] How long the pill takes from one segment to another, in seconds.
  static let duration: TimeInterval = 0.25
  /// [guess 3.5] How faint a segment is under a finger.
  static let pressedAlpha: CGFloat = 0.2

  /// The pill's color.
  static let pill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  /// The font of a title.
  static func font(isSelected: Bool) -> UIFont {
    .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
  }

  /// The line between two segments of these frames.
  static func divider(between first: CGRect, and second: CGRect) -> CGRect {
    let x = first.minX < second.minX ? first.maxX : second.maxX
    let height = first.height * dividerPart
    return CGRect(
      x: x - dividerWidth / 2, y: first.midY - height / 2, width: dividerWidth, height: height)
  }

  /// Whether the line behind a segment shows: it doesn't beside the pill.
  static func showsDivider(behind index: Int, selected: Int) -> Bool {
    index != selected && index + 1 != selected
  }
}
