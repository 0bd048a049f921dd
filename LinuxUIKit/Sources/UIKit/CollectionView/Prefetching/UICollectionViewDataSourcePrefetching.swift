/// Is told which items a scroll comes to next, so that it can fetch their data ahead.
///
/// ```swift
/// func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
///   for indexPath in indexPaths { loader.load(photos[indexPath.item]) }
/// }
/// ```
///
/// Items are named nearest first, from the second step of a scroll on and one screen ahead, each
/// once until it is shown or canceled (uikit.md 6.4). Ours looks ahead along the collection view's
/// own scroll, not in sections that scroll across it.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with the items whose data will be needed soon, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with items that were named and will not be needed, as when the scroll turned; it may be
  /// left out.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
