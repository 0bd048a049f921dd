/// The metrics of search bars in points, of the classic column of uikit.md, 3.5.
enum SearchBarMetrics {
  /// The height of the bar.
  static let height: CGFloat = 56
  /// The height of the field.
  static let fieldHeight: CGFloat = 36
  /// The distance of the field from the bar's sides: the smaller of two values.
  static let sideMargin: CGFloat = 8
  /// The distance above the field in a navigation bar (uikit.md, 3.2).
  static let topInNavigationBar: CGFloat = 1
  /// The distance of the field from the sides of a navigation bar: the larger of two values.
  static let sideMarginInNavigationBar: CGFloat = 16
  /// The radius of the field's corners.
  static let cornerRadius: CGFloat = 10
  /// The distance from the field's edge to the magnifying glass.
  static let iconMargin: CGFloat = 6
  /// The distance from the magnifying glass to the text.
  // Unverified: inferred from uikit.md, 3.5.
  static let iconGap: CGFloat = 5
  /// The distance from the field to the cancel button.
  // Unverified: inferred from uikit.md, 3.5.
  static let buttonGap: CGFloat = 10
  // Unverified: the height is that of a segmented control, the distance that of the field in a navigation bar.
  /// The height of the scope buttons.
  static let scopeHeight: CGFloat = 32
  /// The distance from the scope buttons to the bar's bottom edge.
  static let scopeBottom: CGFloat = 12
  /// The height that scope buttons add to the bar.
  static let scopeBarHeight = scopeHeight + scopeBottom
}
