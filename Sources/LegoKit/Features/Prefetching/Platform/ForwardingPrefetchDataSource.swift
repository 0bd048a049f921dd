import UIKit

/// A prefetching data source that forwards all calls to another one.
class ForwardingPrefetchDataSource: NSObject, UICollectionViewDataSourcePrefetching {
  /// The data source that receives the calls, which the subclass restores.
  private(set) weak var target: (any UICollectionViewDataSourcePrefetching)?

  /// Forwards calls to `target` from now on.
  func setTarget(_ target: (any UICollectionViewDataSourcePrefetching)?) {
    self.target = target
  }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    target?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    // Apple's protocol has optional methods, which Swift lacks on Linux.
    #if canImport(Darwin)
      target?.collectionView?(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    #else
      target?.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    #endif
  }
}
