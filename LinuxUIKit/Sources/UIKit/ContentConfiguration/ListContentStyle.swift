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
