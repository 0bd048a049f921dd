/// Which of the ready-made backgrounds a configuration started from (uikit.md 3.4.4).
enum BackgroundStyle: Hashable, Sendable {
  /// Nothing is drawn.
  case clear
  /// A row of a plain list.
  case plainCell
  /// A row of a list in groups.
  case groupedCell
  /// A row of a sidebar.
  case sidebarCell
  /// A row of whatever list it is in.
  case cell
  /// A header or footer, of any list.
  case headerFooter
}

extension BackgroundStyle {
  /// The style in a kind of list: rows that follow it become those that it has.
  func resolved(in environment: UIListEnvironment) -> BackgroundStyle {
    switch (self, environment) {
    case (.cell, .grouped), (.cell, .insetGrouped): .groupedCell
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
    case (.cell, _): .plainCell
    default: self
    }
  }

  /// The fill in a state.
  ///
  /// Plain and grouped rows in systemGray4 while selected or highlighted [seen 1.4, 3.4.4].
  func color(for state: UICellConfigurationState) -> UIColor {
    let isMarked = state.isSelected || state.isHighlighted
    switch self {
    case .clear: return .clear
    // [guess 3.4.2] Opaque only while pinned; Apple's blurs what is behind.
    case .headerFooter: return state.isPinned ? .systemBackground : .clear
    case .plainCell where isLifted(state), .groupedCell where isLifted(state),
      .cell where isLifted(state):
      return .systemBackground
    case .plainCell, .cell: return isMarked ? .systemGray4 : .systemBackground
    case .groupedCell: return isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: return isMarked ? sidebarMark(state) : .clear
    }
  }

  /// [guess 3.4.4] How round the corners are: 10, what the sheet has between 8 and 10 for sidebars.
  var cornerRadius: CGFloat {
    self == .sidebarCell ? 10 : 0
  }

  private func isLifted(_ state: UICellConfigurationState) -> Bool {
    state.isReordering || state.cellDragState != .none
  }

  /// [guess 3.4.4] The fill of a selected sidebar row: beside content it is a gray, or the tint when
  /// focused.
  private func sidebarMark(_ state: UICellConfigurationState) -> UIColor {
    guard state.traitCollection.horizontalSizeClass == .regular else { return .systemGray4 }
    return state.isFocused ? .tintColor : .systemGray5
  }
}
