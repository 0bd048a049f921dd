import UIKit

extension UICollectionLayoutListConfiguration {
  /// Shows or hides the separators between rows; on tvOS, whose lists have none, it does nothing.
  @MainActor mutating func setShowsSeparators(_ showsSeparators: Bool) {
    #if !os(tvOS)
      self.showsSeparators = showsSeparators
    #endif
  }
}
