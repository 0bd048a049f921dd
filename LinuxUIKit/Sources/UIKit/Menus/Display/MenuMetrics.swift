// Unverified: those of iOS 15 to 18, estimated from Apple's pictures of menus.
/// The metrics of menus on the screen, in points.
@MainActor enum MenuMetrics {
  /// The width of a menu.
  static let width: CGFloat = 250
  /// The smallest height of a row.
  static let rowHeight: CGFloat = 44
  /// The distance of titles and images from the sides.
  static let sideMargin: CGFloat = 16
  /// The distance of texts from the edges of their row.
  static let verticalMargin: CGFloat = 11
  /// The width in front of titles in a menu with selected elements.
  static let markWidth: CGFloat = 22
  /// The length of the square in which images are centered.
  static let imageLength: CGFloat = 24
  /// The height of the separator between groups.
  static let groupSeparatorHeight: CGFloat = 8
  /// The corner radius of a menu and of a preview.
  static let cornerRadius: CGFloat = 13
  /// The smallest distance from the edges of the safe area.
  static let edgeMargin: CGFloat = 8
  /// The distance between a menu and the view that it belongs to.
  static let sourceDistance: CGFloat = 8
  /// The duration of the appearance and disappearance, in seconds.
  static let duration: TimeInterval = 0.25

  /// An opaque fill in place of the blurred material.
  static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 37 / 255, alpha: 1) : UIColor(white: 250 / 255, alpha: 1)
  }
  /// The color over the screen behind a context menu.
  static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
