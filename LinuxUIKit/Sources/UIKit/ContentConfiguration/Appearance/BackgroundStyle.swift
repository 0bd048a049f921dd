/// The predefined style of a background configuration (uikit.md, 3.4.4).
enum BackgroundStyle: Hashable, Sendable {
  /// No background.
  case clear
  /// A cell of a plain list.
  case plainCell
  /// A cell of a grouped list.
  case groupedCell
  /// A cell of a sidebar.
  case sidebarCell
  /// A cell whose style depends on the list.
  case cell
  /// A header or footer of any list.
  case headerFooter
}

extension BackgroundStyle {
  /// Returns the style in a list environment; adaptive styles become those of the list.
  func resolved(in environment: UIListEnvironment) -> BackgroundStyle {
    switch (self, environment) {
    case (.cell, .grouped), (.cell, .insetGrouped): .groupedCell
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
    case (.cell, _): .plainCell
    default: self
    }
  }

  /// Returns the fill for a state.
  ///
  /// Selected or highlighted cells of plain and grouped lists use `systemGray4` (uikit.md, 1.4 and
  /// 3.4.4).
  func color(for state: UICellConfigurationState) -> UIColor {
    let isSelectedOrHighlighted = state.isSelected || state.isHighlighted
    switch self {
    case .clear: return .clear
    // Unverified: Apple's pinned headers blur the content behind them (uikit.md, 3.4.2); an opaque
    // fill replaces that.
    case .headerFooter: return state.isPinned ? .systemBackground : .clear
    case .plainCell where isLifted(state), .groupedCell where isLifted(state),
      .cell where isLifted(state):
      return .systemBackground
    case .plainCell, .cell: return isSelectedOrHighlighted ? .systemGray4 : .systemBackground
    case .groupedCell:
      return isSelectedOrHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: return isSelectedOrHighlighted ? sidebarSelectionColor(state) : .clear
    }
  }

  // Unverified: from the range of 8 to 10 in uikit.md, 3.4.4.
  private static let sidebarCornerRadius: CGFloat = 10

  /// The corner radius.
  var cornerRadius: CGFloat {
    self == .sidebarCell ? Self.sidebarCornerRadius : 0
  }

  private func isLifted(_ state: UICellConfigurationState) -> Bool {
    state.isReordering || state.cellDragState != .none
  }

  // Unverified: next to content it is assumed to be gray, or the tint color when focused
  // (uikit.md, 3.4.4).
  /// Returns the fill of a selected or highlighted sidebar cell.
  private func sidebarSelectionColor(_ state: UICellConfigurationState) -> UIColor {
    guard state.traitCollection.horizontalSizeClass == .regular else { return .systemGray4 }
    return state.isFocused ? .tintColor : .systemGray5
  }
}
