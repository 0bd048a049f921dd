import UIKit

extension UICollectionView {
  /// Selects or deselects an item with the questions to the delegate that a finger brings about.
  func tapItem(at indexPath: IndexPath) {
    if indexPathsForSelectedItems?.contains(indexPath) == true {
      guard allowsMultipleSelection, shouldDeselectItem(at: indexPath) else { return }
      deselectItem(at: indexPath, animated: false)
      tellDeselection(at: indexPath)
    } else if shouldSelectItem(at: indexPath) {
      let others = allowsMultipleSelection ? [] : indexPathsForSelectedItems ?? []
      selectItem(at: indexPath, animated: false, scrollPosition: [])
      for other in others { tellDeselection(at: other) }
      tellSelection(at: indexPath)
    }
  }
}

// Apple's delegate methods are optional ones of Objective-C, ours have defaults: two spellings of
// the same call.
#if canImport(Darwin)
  extension UICollectionView {
    fileprivate func shouldSelectItem(at indexPath: IndexPath) -> Bool {
      delegate?.collectionView?(self, shouldSelectItemAt: indexPath) ?? true
    }

    fileprivate func shouldDeselectItem(at indexPath: IndexPath) -> Bool {
      delegate?.collectionView?(self, shouldDeselectItemAt: indexPath) ?? true
    }

    fileprivate func tellSelection(at indexPath: IndexPath) {
      delegate?.collectionView?(self, didSelectItemAt: indexPath)
    }

    fileprivate func tellDeselection(at indexPath: IndexPath) {
      delegate?.collectionView?(self, didDeselectItemAt: indexPath)
    }
  }
#else
  extension UICollectionView {
    fileprivate func shouldSelectItem(at indexPath: IndexPath) -> Bool {
      delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
    }

    fileprivate func shouldDeselectItem(at indexPath: IndexPath) -> Bool {
      delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true
    }

    fileprivate func tellSelection(at indexPath: IndexPath) {
      delegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    fileprivate func tellDeselection(at indexPath: IndexPath) {
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
    }
  }
#endif
