import UIKit

extension UICollectionView {
  /// Sets whether the view stops at multiples of its size; on tvOS, where the focus scrolls, nothing.
  func setIsPagingIfAvailable(_ isPaging: Bool) {
    #if !os(tvOS)
      isPagingEnabled = isPaging
    #endif
  }
}
