/// The state of a list cell.
@MainActor struct ListCellStorage {
  /// The margins that the list has set; `nil` outside of lists.
  var margins: NSDirectionalEdgeInsets?
  /// The role in the section.
  var role = ListRole.row
  /// Whether the cell is pinned away from its own position.
  var isPinned = false
  /// Whether the app has set the background.
  var hasOwnBackground = false
  /// The views of the accessories at the leading edge, in their order.
  var leading: [AccessoryView] = []
  /// The views of the accessories at the trailing edge, in their order.
  var trailing: [AccessoryView] = []
  /// The state of the accessory views; `nil` if they must be updated.
  var accessoryState: AccessoryState?
  /// The position of the item in an outline; `nil` outside of outlines.
  var outline: OutlinePosition?
  /// Whether the cell was selected or highlighted at its last layout.
  var wasMarked = false
  /// The line before the reorder control.
  var handleLine: UIView?
  /// The distance of the touch on the reorder control below the cell's center, in points.
  var grip: CGFloat = 0
  /// The separator at the top.
  var topLine: UIView?
  /// The separator at the bottom.
  var bottomLine: UIView?
  /// The guide of the separators' start and end; `nil` if it is not used.
  var separatorGuide: UILayoutGuide?
}
