/// The predefined style of a list content configuration (uikit.md, 3.4.3).
enum ListContentStyle: String, Hashable, Sendable {
  /// A custom style without margins.
  case bare = "None"
  /// A cell.
  case cell = "Cell"
  /// A cell with secondary text below the text.
  case subtitleCell = "Subtitle Cell"
  /// A cell with secondary text at the trailing edge.
  case valueCell = "Value Cell"
  /// A header of a plain list.
  case plainHeader = "Plain Header"
  /// A footer of a plain list.
  case plainFooter = "Plain Footer"
  /// A header of a grouped list.
  case groupedHeader = "Grouped Header"
  /// A prominent header of an inset grouped list.
  case prominentInsetGroupedHeader = "Prominent Inset Grouped Header"
  /// An extra prominent header of an inset grouped list.
  case extraProminentInsetGroupedHeader = "Extra Prominent Inset Grouped Header"
  /// A footer of a grouped list.
  case groupedFooter = "Grouped Footer"
  /// A cell of a sidebar.
  case sidebarCell = "Sidebar Cell"
  /// A cell of a sidebar with secondary text below the text.
  case sidebarSubtitleCell = "Sidebar Subtitle Cell"
  /// A cell of a list beside a sidebar.
  case accompaniedSidebarCell = "Accompanied Sidebar Cell"
  /// A cell of a list beside a sidebar, with secondary text below the text.
  case accompaniedSidebarSubtitleCell = "Accompanied Sidebar Subtitle Cell"
  /// A header of a sidebar.
  case sidebarHeader = "Sidebar Header"
  /// A header whose style depends on the list.
  case header = "Header"
  /// A footer whose style depends on the list.
  case footer = "Footer"
}

extension ListContentStyle {
  /// Whether it is a cell of a list other than a sidebar.
  var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell: true
    default: false
    }
  }

  /// Returns the style in a list environment; adaptive styles become those of the list.
  func resolved(in environment: UIListEnvironment) -> ListContentStyle {
    switch (self, environment) {
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
    case (.header, _): .plainHeader
    case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
    case (.footer, _): .plainFooter
    default: self
    }
  }

  /// Whether it is a header.
  var isHeader: Bool {
    switch self {
    case .plainHeader, .groupedHeader, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader, .sidebarHeader, .header:
      true
    default: false
    }
  }

  /// Whether it is a cell of a sidebar or of a list beside one.
  var isSidebarCell: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }
}

/// The metrics of a predefined list content, in points, as in iOS 14 to 18.
///
/// They are those of uikit.md, 3.4.3; estimates are marked as unverified.
struct ListContentMetrics: Equatable {
  /// The layout margins.
  var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether horizontal margins are at least those of the superview.
  var preservesSideMargins = true
  /// The distance between image and text: 16, or 8 in sidebars.
  var imageToText: CGFloat = 16
  /// The minimum distance between horizontally arranged texts.
  var textToSecondarySideBySide = Self.sideBySideGap
  /// The distance between vertically arranged texts.
  var textToSecondaryStacked: CGFloat = 3
  /// Whether texts are arranged horizontally if both fit.
  var isSideBySide = false
  /// The minimum height: 44 for cells, none for headers and footers.
  var minimumHeight: CGFloat = 44
}

extension ListContentMetrics {
  /// Creates the metrics of a style.
  init(_ style: ListContentStyle) {
    switch style {
    case .bare: self = .bare
    // Unverified: {11, 16, 11, 8} is confirmed for cells only (uikit.md, 3.4.3); the other two are
    // assumed to be equal.
    case .cell, .subtitleCell: self.init()
    case .valueCell: self.init(isSideBySide: true)
    case .plainHeader, .header: self = .plainHeader
    // Unverified: {17, 8, 6, 8} is confirmed for grouped headers (uikit.md, 3.4.3); prominent ones
    // are assumed to be equal.
    case .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      self = .boundary(top: 17, bottom: 6)
    case .plainFooter, .groupedFooter, .footer: self = .footer
    case .sidebarCell, .accompaniedSidebarCell: self = .sidebarCell
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: self = .sidebarSubtitleCell
    case .sidebarHeader: self = .sidebarHeader
    }
  }

  // Unverified: inferred from the height of 28 to 38 in uikit.md, 3.4.3.
  private static let plainHeader = boundary(top: 8, bottom: 8)
  // Unverified: {8, 8, 6, 8} is an estimate of uikit.md, 3.4.3.
  private static let footer = boundary(top: 8, bottom: 6)
  // Unverified: {11, 8, 11, 8} is an estimate of uikit.md, 3.4.3.
  private static let sidebarCell = sidebar(vertical: 11, stacked: 3)
  private static let sidebarHeader = boundary(top: 11, bottom: 11)
  // Unverified: {4, 8, 4, 8} is an estimate of uikit.md, 3.4.3.
  private static let sidebarSubtitleCell = sidebar(vertical: 4, stacked: 0)
  // Unverified: an estimate of uikit.md, 3.4.3.
  private static let sidebarImageToText: CGFloat = 8
  // Unverified: an estimate of uikit.md, 3.4.3.
  private static let sideBySideGap: CGFloat = 8

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
      imageToText: sidebarImageToText, textToSecondaryStacked: stacked)
  }
}
