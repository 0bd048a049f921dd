/// An object that is notified of the items that scrolling will reach next, to prefetch their data.
///
/// ```swift
/// func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
///   for indexPath in indexPaths { loader.load(photos[indexPath.item]) }
/// }
/// ```
///
/// Items are passed nearest first, from the second step of a scroll on and one screen ahead. Each
/// item is passed once until it is displayed or canceled (uikit.md, 6.4).
///
/// - Note: Not implemented: prefetching in orthogonally scrolling sections.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Notifies the object of the items whose data will be needed soon, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Notifies the object of prefetched items that are no longer needed, for example after a change
  /// of the scroll direction.
  ///
  /// The default implementation does nothing.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
