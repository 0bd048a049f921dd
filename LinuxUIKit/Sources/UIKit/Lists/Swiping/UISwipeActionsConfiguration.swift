/// The swipe actions at one side of a row, from the row's edge inward.
///
/// ```swift
/// configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
///   UISwipeActionsConfiguration(actions: [deleteAction(for: indexPath)])
/// }
/// ```
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first of which is at the row's edge.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  ///
  /// The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions; a row without actions cannot be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
