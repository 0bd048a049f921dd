/// What a list cell remembers besides what every cell does.
@MainActor struct ListCellStorage {
  /// The margins that the list gave the cell; nil outside of lists.
  var margins: NSDirectionalEdgeInsets?
  /// What the cell is in its section.
  var role = ListRole.row
  /// Whether the list holds the cell in sight, away from its own place.
  var isPinned = false
  /// Whether the app chose the background.
  var hasOwnBackground = false
  /// The views of the accessories at the leading edge, in their order.
  var leading: [AccessoryView] = []
  /// The views of the accessories at the trailing edge, in their order.
  var trailing: [AccessoryView] = []
  /// The state that the accessories' views show; nil when they have to be looked through.
  var accessoryState: AccessoryState?
  /// Where the cell's item is in an outline; nil for items that are in none.
  var outline: OutlinePlace?
  /// Whether the cell was selected or highlighted when it was laid out last.
  var wasMarked = false
  /// The line before a handle; nil where there is none.
  var handleLine: UIView?
  /// How far below the cell's middle a finger holds it by its handle, in points.
  var grip: CGFloat = 0
  /// The line at the top; nil where there is none.
  var topLine: UIView?
  /// The line at the bottom; nil where there is none.
  var bottomLine: UIView?
  /// The guide that says where the separator begins and ends, if it was asked for.
  var separatorGuide: UILayoutGuide?
}
