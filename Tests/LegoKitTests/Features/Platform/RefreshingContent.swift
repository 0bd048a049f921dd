import UIKit

extension UICollectionView {
  /// Whether a refresh control displays that content is being loaded.
  var isRefreshingContent: Bool {
    #if os(tvOS)
      false
    #else
      refreshControl?.isRefreshing ?? false
    #endif
  }
}
