/// A cell that is displayed without an item of the data source.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  /// The index path at which the cell is inserted.
  let insertionIndexPath: IndexPath
  /// The reuse identifier of the cell.
  let reuseIdentifier: String
  /// A closure that configures the cell each time it is displayed.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder; the reuse identifier has to be registered.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// A cell that stands for a dropped item until its data is loaded.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the appearance of the cell's preview.
  ///
  /// - Note: Not implemented: the appearance; the preview of the drag is animated.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The object by which a placeholder is exchanged for the item, or removed.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that the placeholder stands for.
  var dragItem: UIDragItem { get }
  /// Exchanges the placeholder for the item that the closure inserts in the data at the index path
  /// that it receives.
  ///
  /// The closure changes the data only; the collection view needs no further update. Returns
  /// `false`, without calling the closure, if the placeholder was removed meanwhile: by reloading
  /// the data or, unlike with Apple's UIKit, by a batch update.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (IndexPath) -> Void
  ) -> Bool
  /// Removes the placeholder; returns `false` if it was removed before.
  @discardableResult func deletePlaceholder() -> Bool
  /// Configures the cell of the placeholder again.
  func setNeedsCellUpdate()
}
