/// The actions at one side of a row, from the row's edge inwards.
///
/// ```swift
/// configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
///   UISwipeActionsConfiguration(actions: [deleteAction(for: indexPath)])
/// }
/// ```
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first is at the row's edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe across most of the row performs the first action: yes, unless set.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration of actions; without any there is nothing to swipe to.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
