/// The measures of the classic navigation bar on an upright phone (uikit.md 3.2), in points.
enum NavigationBarMetrics {
  /// The bar without a large title.
  static let height: CGFloat = 44
  /// What a large title adds.
  static let largeZone: CGFloat = 52
  /// What a search bar adds.
  static let searchZone: CGFloat = 52
  /// How far the large title's baseline is above the bar's lower edge.
  static let largeBaseline: CGFloat = 11
  /// Between two buttons, and between buttons and title.
  static let gap: CGFloat = 8
  /// From the edge to the back button's chevron.
  static let chevronMargin: CGFloat = 8
  /// The chevron's box.
  static let chevronSize = CGSize(width: 12, height: 21)
  /// From the chevron to the title behind it.
  static let chevronGap: CGFloat = 6
  /// Less than a pixel: offsets that differ by noise only are equal.
  static let tolerance: CGFloat = 0.1

  /// From the edge to buttons and large title: wider from 414 points on.
  static func margin(width: CGFloat) -> CGFloat {
    width >= 414 ? 20 : 16
  }

  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  static let buttonFont = UIFont.systemFont(ofSize: 17)
  static let doneFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  /// The flat stand-in for the bar's material (uikit.md 1.4).
  static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 29 / 255, alpha: 0.94) : UIColor(white: 249 / 255, alpha: 0.94)
  }

  /// The line under the bar (uikit.md 1.4).
  static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
