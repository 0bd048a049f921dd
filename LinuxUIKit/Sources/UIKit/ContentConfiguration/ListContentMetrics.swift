/// The figures of a ready-made content, in points: the classic look of iOS 14 to 18.
///
/// Apple publishes none of them; each is from the table of uikit.md 3.4.3, and marked where the
/// sheet is sure.
struct ListContentMetrics: Equatable {
  /// What content keeps from the edges.
  var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the sides are at least the superview's margins [seen].
  var preservesSideMargins = true
  /// What is between image and text: 16 [seen], in sidebars 8 [guess].
  var imageToText: CGFloat = 16
  /// What is between the texts side by side [guess].
  var textToSecondarySideBySide: CGFloat = 8
  /// What is between the texts one below the other: 3 [seen].
  var textToSecondaryStacked: CGFloat = 3
  /// Whether secondary text is at the end where both fit.
  var isSideBySide = false
  /// The least height: 44 of rows, none of headers and footers.
  var minimumHeight: CGFloat = 44
}

extension ListContentMetrics {
  /// The figures of a style.
  init(_ style: ListContentStyle) {
    switch style {
    case .bare: self = .bare
    // {11, 16, 11, 8} [seen] of cells; of the other two [guess].
    case .cell, .subtitleCell: self.init()
    case .valueCell: self.init(isSideBySide: true)
    // [guess] The sheet has only the height, 28 to 38.
    case .plainHeader, .header: self = .boundary(top: 8, bottom: 8)
    // {17, 8, 6, 8} [seen]; the prominent ones [guess].
    case .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      self = .boundary(top: 17, bottom: 6)
    // {8, 8, 6, 8} [guess].
    case .plainFooter, .groupedFooter, .footer: self = .boundary(top: 8, bottom: 6)
    // {11, 8, 11, 8} and {4, 8, 4, 8} [guess].
    case .sidebarCell, .accompaniedSidebarCell: self = .sidebar(vertical: 11, stacked: 3)
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      self = .sidebar(vertical: 4, stacked: 0)
    case .sidebarHeader:
      self = .boundary(top: 11, bottom: 11)
    }
  }

  private static let bare = ListContentMetrics(
    margins: .zero, preservesSideMargins: false, textToSecondaryStacked: 0, minimumHeight: 0)

  private static func boundary(top: CGFloat, bottom: CGFloat) -> ListContentMetrics {
    ListContentMetrics(
      margins: NSDirectionalEdgeInsets(top: top, leading: 8, bottom: bottom, trailing: 8),
      minimumHeight: 0)
  }

  private static func sidebar(vertical: CGFloat, stacked: CGFloat) -> ListContentMetrics {
    ListContentMetrics(
      margins: NSDirectionalEdgeInsets(top: vertical, leading: 8, bottom: vertical, trailing: 8),
      imageToText: 8, textToSecondaryStacked: stacked)
  }
}
