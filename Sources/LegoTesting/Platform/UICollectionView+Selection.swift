import UIKit

extension UICollectionView {
  /// Returns whether a tap on a visible cell selects its item, as far as the delegate knows.
  func allowsSelection(of cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    #if canImport(Darwin)
      return delegate?.collectionView?(self, shouldSelectItemAt: path) ?? true
    #else
      return delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    #endif
  }
}
