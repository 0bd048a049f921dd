/// The metrics and colors of a segmented control, in points (uikit.md, 3.5).
enum SegmentMetrics {
  // Unverified: uikit.md, 3.5 has 8 to 9; 2 more than the radius of the selection indicator.
  /// The corner radius of the background.
  static let radius: CGFloat = 9
  /// The corner radius of the selection indicator.
  static let pillRadius: CGFloat = 7
  /// The inset of the selection indicator in its segment.
  static let pillInset: CGFloat = 2
  /// The opacity of the selection indicator's shadow.
  static let pillShadow: Float = 0.12
  /// The height of a divider, as a fraction of the control's height.
  static let dividerPart: CGFloat = 0.4
  /// The width of a divider.
  static let dividerWidth: CGFloat = 1
  // Unverified: the default duration of animations (uikit.md, 8.1).
  /// The duration of the selection indicator's animation, in seconds.
  static let duration: TimeInterval = 0.25
  // Unverified: that of pressed button titles (uikit.md, 3.5).
  /// The alpha of a highlighted segment.
  static let pressedAlpha: CGFloat = 0.2

  /// The color of the selection indicator.
  static let pill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  /// Returns the font of a title.
  static func font(isSelected: Bool) -> UIFont {
    .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
  }

  /// Returns the frame of the divider between two segments.
  static func divider(between first: CGRect, and second: CGRect) -> CGRect {
    let x = first.minX < second.minX ? first.maxX : second.maxX
    let height = first.height * dividerPart
    return CGRect(
      x: x - dividerWidth / 2, y: first.midY - height / 2, width: dividerWidth, height: height)
  }

  /// Returns whether the divider after a segment is visible; those next to the selected segment are
  /// not.
  static func showsDivider(behind index: Int, selected: Int) -> Bool {
    index != selected && index + 1 != selected
  }
}
