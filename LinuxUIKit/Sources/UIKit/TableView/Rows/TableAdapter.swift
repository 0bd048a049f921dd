/// The data source and delegate of a table's rows, which pass the calls of the list core on to the
/// data source and delegate of the table.
final class TableAdapter: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching, CountedDataSource
{
  private weak var table: UITableView?
  private(set) weak var prefetcher: (any UITableViewDataSourcePrefetching)?

  /// Connects the adapter to a table.
  func attach(to table: UITableView) { self.table = table }

  /// Sets the object that is notified of rows that will be needed soon.
  func setPrefetcher(_ new: (any UITableViewDataSourcePrefetching)?) { prefetcher = new }

  private var delegate: (any UITableViewDelegate)? { table?.delegate }
  private var source: (any UITableViewDataSource)? { table?.dataSource }

  // MARK: Data

  var itemCounts: [Int]? {
    guard let source else { return [] }
    return (source as? any CountedDataSource)?.itemCounts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard let table, let source else { return 0 }
    return source.numberOfSections(in: table)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    guard let table, let source else { return 0 }
    return source.tableView(table, numberOfRowsInSection: section)
  }

  /// Stops the program: the rows request their cells from the table.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError(CollectionViewMistake.unknownItem(indexPath))
  }

  // MARK: Moving

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let source else { return false }
    return source.tableView(table, canMoveRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let table else { return }
    source?.tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    guard let table, let delegate else { return proposed }
    return delegate.tableView(
      table, targetIndexPathForMoveFromRowAt: originalIndexPath, toProposedIndexPath: proposed)
  }

  // MARK: Highlight and selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let delegate else { return true }
    return delegate.tableView(table, shouldHighlightRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    guard let table else { return }
    delegate?.tableView(table, didHighlightRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    guard let table else { return }
    delegate?.tableView(table, didUnhighlightRowAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let table else { return }
    delegate?.tableView(table, didSelectRowAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard let table else { return }
    delegate?.tableView(table, didDeselectRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let delegate else { return false }
    return delegate.tableView(table, canPerformPrimaryActionForRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard let table else { return }
    delegate?.tableView(table, performPrimaryActionForRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let source else { return false }
    return source.tableView(table, canEditRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let delegate else { return false }
    return delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    guard let table else { return }
    delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    guard let table else { return }
    delegate?.tableViewDidEndMultipleSelectionInteraction(table)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let table, let delegate else { return true }
    return delegate.tableView(table, shouldSpringLoadRowAt: indexPath, with: context)
  }

  // MARK: Focus

  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let delegate else { return collectionView.isFocusableByDefault }
    return delegate.tableView(table, canFocusRowAt: indexPath)
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    guard let table else { return nil }
    return delegate?.indexPathForPreferredFocusedView(in: table)
  }

  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let delegate else { return collectionView.selectionFollowsFocus }
    return delegate.tableView(table, selectionFollowsFocusForRowAt: indexPath)
  }

  // MARK: Context menus

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let indexPath = table.indexPathForRow(at: point) else { return nil }
    return delegate?.tableView(
      table, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  // MARK: Prefetching

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    guard let table else { return }
    prefetcher?.tableView(table, prefetchRowsAt: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    guard let table else { return }
    prefetcher?.tableView(table, cancelPrefetchingForRowsAt: indexPaths)
  }
}
