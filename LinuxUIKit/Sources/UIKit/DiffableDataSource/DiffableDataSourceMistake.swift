import Foundation

/// A misuse of a data source that stops with Apple's message (uikit.md, 7.2).
enum DiffableDataSourceMistake: Hashable, Sendable {
  /// The cell provider returned `nil` for an item.
  case noCell(IndexPath, String)
  /// The layout has supplementary views, but there is no provider.
  case noSupplementaryViewProvider
  /// The supplementary view provider returned `nil`.
  case noSupplementaryView(String, IndexPath)
  /// An update came from the main queue while background updates were outstanding.
  case mixedQueues

  /// Stops with the message.
  @MainActor func raise(in collectionView: UIView) -> Never {
    fatalError(text(naming: "\(collectionView)"))
  }

  /// Returns the message for a collection view with the given description.
  func text(naming collectionView: String) -> String {
    switch self {
    case .noCell(let indexPath, let item):
      """
      UICollectionViewDiffableDataSource cell provider returned nil for index path \
      \(indexPath.objectDescription) with item identifier '\(item)', which is not allowed. \
      You must always return a cell to the collection view: \(collectionView)
      """
    case .noSupplementaryViewProvider:
      """
      CollectionView \(collectionView) requested a supplementary view, but a \
      supplementaryViewProvider was not specified on the diffable data source. Please configure \
      the diffable data source accordingly and add the supplementary provider
      """
    case .mixedQueues:
      """
      Deadlock detected: calling this method on the main queue with outstanding async updates is \
      not permitted and will deadlock. Please always submit updates either always on the main queue \
      or always off the main queue - view=\(collectionView)
      """
    case .noSupplementaryView(let kind, let indexPath):
      CollectionViewMistake.supplementaryNotDequeued(kind: kind, indexPath: indexPath)
    }
  }
}
