import UIKit

/// The delegate of a renderer's collection view, which asks the features of the screen.
///
/// All calls are forwarded to the delegate that the user sets, after the features have handled them.
/// Features answer from the displayed content, which always has the newest closures.
final class ScreenDelegate: ForwardingDelegate {
  private weak var screen: (any DisplayedScreen)?
  private let items: AppearingItems

  private var features: FeatureList? { screen?.features }

  /// Creates the delegate of the collection view that displays a screen.
  init(screen: any DisplayedScreen, items: AppearingItems) {
    (self.screen, self.items) = (screen, items)
  }

  // MARK: Highlighting

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    guard features?.allSatisfy({ $0.shouldHighlightItem(at: indexPath) }) ?? true else {
      return false
    }
    return super.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    features?.forEach { $0.didHighlightItem(at: indexPath) }
    super.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    features?.forEach { $0.didUnhighlightItem(at: indexPath) }
    super.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  // MARK: Selection

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard features?.allSatisfy({ $0.shouldSelectItem(at: indexPath) }) ?? true else { return false }
    return super.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    guard features?.allSatisfy({ $0.shouldDeselectItem(at: indexPath) }) ?? true else {
      return false
    }
    return super.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    features?.forEach { $0.didSelectItem(at: indexPath) }
    super.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    features?.forEach { $0.didDeselectItem(at: indexPath) }
    super.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  // MARK: Menus and movements

  override func contextMenu(ofItemAt path: IndexPath) -> UIMenu? {
    features?.menu(ofItemAt: path)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let proposed = super.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    return features?.target(ofMoveFrom: originalIndexPath, at: currentIndexPath, to: proposed)
      ?? proposed
  }

  // MARK: Display

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    screen?.deferringUpdates { items.willDisplay(cell, at: indexPath) }
    super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    screen?.willDisplay(view, ofKind: elementKind, at: indexPath)
    screen?.deferringUpdates {
      guard let boundary = screen?.displayedBoundary(in: view, ofKind: elementKind, at: indexPath)
      else { return }
      features?.forEach { $0.willDisplay(boundary) }
    }
    super.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
      at: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    screen?.deferringUpdates { items.didEndDisplaying(cell, at: indexPath) }
    super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    screen?.deferringUpdates { features?.forEach { $0.didEndDisplaying(view) } }
    super.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }
}
