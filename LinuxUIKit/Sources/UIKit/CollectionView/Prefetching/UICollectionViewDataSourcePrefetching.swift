/// An object that is notified of the items that scrolling will reach next, to prefetch their data.
///
/// ```swift
/// func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
///   for indexPath in indexPaths { loader.load(photos[indexPath.item]) }
/// }
/// ```
///
/// Items are passed nearest first, from the second step of a scroll on and one screen ahead, each
/// once until it is displayed or canceled (uikit.md, 6.4).
///
/// - Note: Not implemented: prefetching in sections that scroll across the collection view.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with the items whose data will be needed soon, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with prefetched items that will not be needed, as when the scroll turned; optional.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
