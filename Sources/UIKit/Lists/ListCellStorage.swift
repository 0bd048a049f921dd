/// What a list cell remembers besides what every cell does.
@MainActor struct ListCellStorage {
  /// The margins that the list gave the cell; nil outside of lists.
  var margins: NSDirectionalEdgeInsets?
  /// Whether the app chose the background.
  var hasOwnBackground = false
  /// The views of the accessories at the leading edge, in their order.
  var leading: [AccessoryView] = []
  /// The views of the accessories at the trailing edge, in their order.
  var trailing: [AccessoryView] = []
  /// The state that the accessories' views were made for; nil when they have to be made.
  var accessoryState: AccessoryState?
  /// Whether the cell was selected or highlighted when it was laid out last.
  var wasMarked = false
  /// The line at the top; nil where there is none.
  var topLine: UIView?
  /// The line at the bottom; nil where there is none.
  var bottomLine: UIView?
  /// The guide that says where the separator begins and ends, if it was asked for.
  var separatorGuide: UILayoutGuide?

  /// What accessories depend on.
  struct AccessoryState: Equatable {
    /// Whether the list is edited.
    var isEditing: Bool
    /// Whether the cell is selected.
    var isSelected: Bool
  }
}
