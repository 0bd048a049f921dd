import Foundation

/// A use of a data source that Apple's ends the program for, with Apple's text (uikit.md 7.2).
enum DiffableDataSourceMistake: Hashable, Sendable {
  /// The provider made no cell for the item of this name.
  case noCell(IndexPath, String)
  /// The layout has supplementary views, and nobody makes them.
  case noSupplementaryViewProvider
  /// The provider made no view of this kind.
  case noSupplementaryView(String, IndexPath)
  /// An update came from the main queue while others came from the background.
  case mixedQueues

  /// Ends the program with the text on standard error.
  @MainActor func raise(in collectionView: UICollectionView) -> Never {
    fatalError(text(naming: "\(collectionView)"))
  }

  /// The text, with the collection view as texts name it.
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
