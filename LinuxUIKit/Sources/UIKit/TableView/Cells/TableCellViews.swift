/// The views and values that a table's cell shares with list cells, and its backgrounds.
@MainActor final class TableCellViews {
  /// The configurations and the state of their updates.
  let configurations = CellConfigurations()
  /// The views of the accessories.
  let accessories = ListAccessoryViews()
  /// The separators and the line before the reorder control.
  let lines = ListCellLines()
  /// The margins that the table has set.
  let margins = ListCellMargins()
  /// The background views of the app.
  let backgrounds = CellBackgroundViews()
  /// The view of the selection if a single row can be selected.
  private(set) var selectedBackground: UIView?
  /// The view of the selection if several rows can be selected.
  private(set) var multipleSelectionBackground: UIView?
  /// Whether the app has set a background configuration.
  private(set) var hasOwnBackground = false

  /// Whether the app has set a view of the selection.
  var hasSelectedBackground: Bool { backgrounds.selected != nil }

  func setSelectedBackground(_ view: UIView?) { selectedBackground = view }

  func setMultipleSelectionBackground(_ view: UIView?) { multipleSelectionBackground = view }

  /// Records that the app has set a background configuration.
  func claimBackground() { hasOwnBackground = true }
}
