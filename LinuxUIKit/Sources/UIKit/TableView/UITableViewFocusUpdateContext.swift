/// The index paths between which focus moves in a table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  private let rows: UICollectionView

  init(_ context: UIFocusUpdateContext, in rows: UICollectionView) {
    self.rows = rows
    super.init(
      from: context.previousTarget, to: context.nextTarget, heading: context.focusHeading)
  }

  /// The row that loses focus; `nil` if none of the table does.
  open var previouslyFocusedIndexPath: IndexPath? { previousTarget?.indexPath(in: rows) }
  /// The row that receives focus; `nil` if none of the table does.
  open var nextFocusedIndexPath: IndexPath? { nextTarget?.indexPath(in: rows) }
}
