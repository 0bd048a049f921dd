/// Which of the ready-made contents a list content configuration started from (uikit.md 3.4.3).
enum ListContentStyle: String, Hashable, Sendable {
  /// Made by hand: no margins.
  case bare = "None"
  /// A row.
  case cell = "Cell"
  /// A row with secondary text below.
  case subtitleCell = "Subtitle Cell"
  /// A row with secondary text at its end.
  case valueCell = "Value Cell"
  /// A header of a plain list.
  case plainHeader = "Plain Header"
  /// A footer of a plain list.
  case plainFooter = "Plain Footer"
  /// A header of a list in groups.
  case groupedHeader = "Grouped Header"
  /// A large header of a list in inset groups.
  case prominentInsetGroupedHeader = "Prominent Inset Grouped Header"
  /// A very large header of a list in inset groups.
  case extraProminentInsetGroupedHeader = "Extra Prominent Inset Grouped Header"
  /// A footer of a list in groups.
  case groupedFooter = "Grouped Footer"
  /// A row of a sidebar.
  case sidebarCell = "Sidebar Cell"
  /// A row of a sidebar with secondary text below.
  case sidebarSubtitleCell = "Sidebar Subtitle Cell"
  /// A row of a list beside a sidebar.
  case accompaniedSidebarCell = "Accompanied Sidebar Cell"
  /// A row of a list beside a sidebar, with secondary text below.
  case accompaniedSidebarSubtitleCell = "Accompanied Sidebar Subtitle Cell"
  /// A header of a sidebar.
  case sidebarHeader = "Sidebar Header"
  /// A header of whatever list it is in.
  case header = "Header"
  /// A footer of whatever list it is in.
  case footer = "Footer"
}

extension ListContentStyle {
  /// Whether it is a row of a list that is no sidebar.
  var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell: true
    default: false
    }
  }

  /// The style in a kind of list: headers and footers that follow it become those that it has.
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

  /// Whether it is a row of a sidebar or of the list beside one.
  var isSidebarCell: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }
}
