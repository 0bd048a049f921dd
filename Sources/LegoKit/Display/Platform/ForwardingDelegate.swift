import UIKit

#if canImport(Darwin)
  /// A delegate that forwards all calls to another one.
  ///
  /// Methods that subclasses override are declared here, and call the older method of a delegate that
  /// does not have them. Others are found at run time, so that UIKit sees exactly the methods that the
  /// other delegate implements.
  class ForwardingDelegate: NSObject, UICollectionViewDelegate {
    /// The delegate that receives the calls.
    // The methods of NSObject that read it are not isolated; UIKit calls them on the main thread.
    nonisolated(unsafe) private weak var target: (any UICollectionViewDelegate)?

    /// Forwards calls to `target` from now on.
    func setTarget(_ target: (any UICollectionViewDelegate)?) {
      self.target = target
    }

    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || forwards(selector)
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
      forwards(selector) ? target : super.forwardingTarget(for: selector)
    }

    // A collection view that is its own delegate receives the calls of delegates only: it has
    // methods, such as those for VoiceOver, that call the delegate if it responds to them.
    private nonisolated func forwards(_ selector: Selector) -> Bool {
      guard let target, target.responds(to: selector) else { return false }
      guard target is UICollectionView else { return true }
      let method = protocol_getMethodDescription(
        UICollectionViewDelegate.self, selector, false, true)
      return method.name != nil
    }

    /// Returns the context menu of an item, or `nil` for that of the other delegate.
    func contextMenu(ofItemAt path: IndexPath) -> UIMenu? { nil }

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      target?.collectionView?(collectionView, shouldHighlightItemAt: indexPath) ?? true
    }

    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      target?.collectionView?(collectionView, didHighlightItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      target?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      target?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      target?.collectionView?(collectionView, shouldDeselectItemAt: indexPath) ?? true
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      target?.collectionView?(collectionView, didSelectItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      target?.collectionView?(collectionView, didDeselectItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      target?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      target?.collectionView?(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      target?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      target?.collectionView?(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      target?.collectionView?(
        collectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        ?? older?.olderTarget(
          in: collectionView, of: currentIndexPath, proposed: proposedIndexPath)
        ?? proposedIndexPath
    }

    #if !os(tvOS)
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        if indexPaths.count == 1, let menu = contextMenu(ofItemAt: indexPaths[0]) {
          return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        }
        guard hasMethod(Self.menuOfItems) else {
          guard indexPaths.count == 1 else { return nil }
          return older?.olderMenu(in: collectionView, ofItemAt: indexPaths[0], point: point)
        }
        return target?.collectionView?(
          collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
      }

      private static let menuOfItems = #selector(
        UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:))

      private func hasMethod(_ selector: Selector) -> Bool {
        target?.responds(to: selector) ?? false
      }
    #endif

    /// The older methods of the target, which UIKit calls if a delegate has no newer ones.
    private var older: (any OlderDelegateMethods)? {
      target.map { OlderMethods(target: $0) }
    }
  }
#endif
