/// The lengths of search bars in points (uikit.md 3.5, classic column).
enum SearchBarMetrics {
  /// The height of the bar.
  static let height: CGFloat = 56
  /// The height of its field.
  static let fieldHeight: CGFloat = 36
  /// What the field stays away from the bar's sides: the smaller of the two figures.
  static let sideMargin: CGFloat = 8
  /// In a navigation bar (uikit.md 3.2): what stays free above the field.
  static let topInNavigationBar: CGFloat = 1
  /// In a navigation bar: what stays free at the sides, the larger figure.
  static let sideMarginInNavigationBar: CGFloat = 16
  /// The radius of the field's corners.
  static let cornerRadius: CGFloat = 10
  /// From the field's edge to the magnifying glass.
  static let iconMargin: CGFloat = 6
  /// [guess 3.5] From the magnifying glass to the text.
  static let iconGap: CGFloat = 5
  /// [guess 3.5] From the field to the cancel button.
  static let buttonGap: CGFloat = 10
}
