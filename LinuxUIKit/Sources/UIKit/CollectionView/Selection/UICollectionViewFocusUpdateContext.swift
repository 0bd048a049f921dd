/// The index paths between which focus moves in a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  private let list: UICollectionView

  init(_ context: UIFocusUpdateContext, in list: UICollectionView) {
    self.list = list
    super.init(
      from: context.previousTarget, to: context.nextTarget, heading: context.focusHeading)
  }

  /// The item that loses focus; `nil` if none of the collection view does.
  open var previouslyFocusedIndexPath: IndexPath? { previousTarget?.indexPath(in: list) }
  /// The item that receives focus; `nil` if none of the collection view does.
  open var nextFocusedIndexPath: IndexPath? { nextTarget?.indexPath(in: list) }
}
