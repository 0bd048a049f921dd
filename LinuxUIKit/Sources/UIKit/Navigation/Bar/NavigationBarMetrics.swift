/// The metrics of the classic navigation bar of an iPhone in portrait orientation, in points
/// (uikit.md, 3.2).
enum NavigationBarMetrics {
  /// The height without a large title.
  static let height: CGFloat = 44
  /// The additional height of a large title.
  static let largeTitleHeight: CGFloat = 52
  /// The additional height of a search bar.
  static let searchBarHeight: CGFloat = 52
  /// The distance from the large title's baseline to the bottom of the bar.
  static let largeTitleBaseline: CGFloat = 11
  /// The distance between buttons, and between buttons and title.
  static let gap: CGFloat = 8
  /// The distance from the edge to the chevron of the back button.
  static let chevronMargin: CGFloat = 8
  /// The size of the chevron.
  static let chevronSize = CGSize(width: 12, height: 21)
  /// The distance between the chevron and the back title.
  static let chevronGap: CGFloat = 6
  /// The tolerance for comparing offsets, less than a pixel.
  static let tolerance: CGFloat = 0.1

  /// Returns the margin of buttons and large title, which is wider from 414 points on.
  static func margin(width: CGFloat) -> CGFloat {
    width >= 414 ? 20 : 16
  }

  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  static let buttonFont = UIFont.systemFont(ofSize: 17)
  static let doneFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  /// The color of the hairline below the bar (uikit.md, 1.4).
  static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
