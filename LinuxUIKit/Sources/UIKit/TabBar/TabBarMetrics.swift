/// The metrics of a tab bar, in points (uikit.md, 3.2).
enum TabBarMetrics {
  /// The height without the home indicator.
  static let height: CGFloat = 49
  /// The height in compact height: a phone in landscape orientation.
  static let compactHeight: CGFloat = 32
  /// The height on a tablet.
  static let padHeight: CGFloat = 50

  /// The color of images and titles of items that aren't selected.
  static let unselectedColor = UIColor(white: 142 / 255, blueWhite: 147 / 255)
  static let titleFont = UIFont.systemFont(ofSize: 10, weight: .medium)
  static let inlineTitleFont = UIFont.systemFont(ofSize: 13)
  static let badgeFont = UIFont.systemFont(ofSize: 13)
  /// The point size of symbols.
  static let symbolSize: CGFloat = 22
  /// The point size of symbols beside a title.
  static let inlineSymbolSize: CGFloat = 18

  // Unverified: inferred from pictures of bars of 49 points.
  static let imageCenter: CGFloat = 19
  // Unverified: inferred from pictures of bars of 49 points.
  static let titleBaseline: CGFloat = 44
  // Unverified: inferred from pictures of landscape bars.
  static let inlineGap: CGFloat = 7
  // Unverified: inferred from pictures of badges.
  static let badgeHeight: CGFloat = 18
  // Unverified: inferred from pictures of badges.
  static let badgePadding: CGFloat = 5
  // Unverified: the badge's leading edge is assumed to be this far from the image's center.
  static let badgeOffset: CGFloat = 5
  // Unverified: inferred from pictures of badges.
  static let badgeTop: CGFloat = 2
  // Unverified: the width of items in a bar of a tablet.
  static let padItemWidth: CGFloat = 76
  // Unverified: the distance between items in a bar of a tablet.
  static let padItemSpacing: CGFloat = 34

  /// Returns the height of a tab bar without the home indicator.
  static func height(for traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return padHeight }
    return traits.verticalSizeClass == .compact ? compactHeight : height
  }
}

extension UIColor {
  /// Creates a gray with a tinge of blue.
  fileprivate convenience init(white: CGFloat, blueWhite blue: CGFloat) {
    self.init(red: white, green: white, blue: blue, alpha: 1)
  }
}
