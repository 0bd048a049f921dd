import UIKit

#if canImport(Darwin)
  /// The methods of a delegate that newer ones have replaced.
  ///
  /// UIKit calls them of a delegate that does not implement the newer ones. A delegate that
  /// implements these for another one calls them in its place. They are requirements of a protocol
  /// so that only their implementation is deprecated.
  @MainActor protocol OlderDelegateMethods {
    /// Returns the target of a movement, or `nil` without a method.
    func olderTarget(
      in collectionView: UICollectionView, of path: IndexPath, proposed: IndexPath
    ) -> IndexPath?
    #if !os(tvOS)
      /// Returns the menu of one item, or `nil`.
      func olderMenu(
        in collectionView: UICollectionView, ofItemAt path: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration?
    #endif
  }

  /// The older methods of a delegate.
  struct OlderMethods: OlderDelegateMethods {
    /// The delegate that has the methods.
    let target: any UICollectionViewDelegate

    @available(iOS, deprecated: 15) @available(tvOS, deprecated: 15)
    @available(visionOS, deprecated: 1)
    func olderTarget(
      in collectionView: UICollectionView, of path: IndexPath, proposed: IndexPath
    ) -> IndexPath? {
      target.collectionView?(
        collectionView, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: proposed)
    }

    #if !os(tvOS)
      @available(iOS, deprecated: 16) @available(visionOS, deprecated: 1)
      func olderMenu(
        in collectionView: UICollectionView, ofItemAt path: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        target.collectionView?(
          collectionView, contextMenuConfigurationForItemAt: path, point: point)
      }
    #endif
  }
#endif
