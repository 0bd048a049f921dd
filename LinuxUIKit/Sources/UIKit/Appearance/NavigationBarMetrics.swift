/// The metrics of the classic navigation bar of an iPhone, in points (uikit.md, 3.2).
enum NavigationBarMetrics {
  /// The height without a large title.
  static let height: CGFloat = 44
  /// The height in compact height.
  static let compactHeight: CGFloat = 32
  // Unverified: the height and the font of prompts, from memory.
  /// The additional height of a prompt.
  static let promptHeight: CGFloat = 30
  static let promptFont = UIFont.systemFont(ofSize: 12)
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
  // Unverified: from WWDC 2019, session 206, bar buttons display symbols at large scale; the size is that of
  // the titles. Values that an image's own configuration has precede it.
  /// The size of symbols in buttons.
  static let symbolConfiguration = UIImage.SymbolConfiguration(
    pointSize: 17, weight: .unspecified, scale: .large)

  /// The color of the hairline below the bar (uikit.md, 1.4).
  static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// The heights of a navigation bar's parts from the top, in points.
struct NavigationBarHeights: Equatable {
  var prompt: CGFloat = 0
  /// The height of the title and the buttons.
  var row = NavigationBarMetrics.height
  var largeTitle: CGFloat = 0
  var searchBar: CGFloat = 0
  /// Whether the search bar is hidden while content scrolls.
  var collapsesSearchBar = false

  /// The height of the bar.
  var total: CGFloat { prompt + row + largeTitle + searchBar }
  /// The height that scrolling hides.
  var collapsible: CGFloat { largeTitle + (collapsesSearchBar ? searchBar : 0) }

  // Unverified: the search bar is assumed to collapse before the large title.
  /// Returns the heights with this much of what scrolling hides; `nil` shows it all.
  func collapsed(to expansion: CGFloat?) -> Self {
    guard let expansion else { return self }
    var heights = self
    heights.largeTitle = min(expansion, largeTitle)
    if collapsesSearchBar { heights.searchBar = min(max(0, expansion - largeTitle), searchBar) }
    return heights
  }
}
