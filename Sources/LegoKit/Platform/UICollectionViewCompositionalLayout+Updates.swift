import UIKit

extension UICollectionViewCompositionalLayout {
  #if canImport(Darwin)
    /// Does nothing: UIKit creates the items of updates anyway.
    func ignoreItemsOfUpdates() {}
  #else
    /// Saves the creation of an object for each item of an update, which the layout does not read.
    func ignoreItemsOfUpdates() {
      ignoreUpdateItems()
    }
  #endif
}
