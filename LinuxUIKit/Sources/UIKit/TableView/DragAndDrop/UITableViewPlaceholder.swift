/// A row that is displayed without a row of the data source.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  /// The index path at which the row is inserted.
  let insertionIndexPath: IndexPath
  /// The reuse identifier of the cell.
  let reuseIdentifier: String
  /// The height of the row in points; negative for that of its content.
  let rowHeight: CGFloat
  /// A closure that configures the cell each time it is displayed.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder; the reuse identifier has to be registered.
  ///
  /// The row height `UITableView.automaticDimension` stands for the height of the content. In a
  /// table whose rows have the same height, the placeholder has that height too.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
  }
}

/// A row that stands for a dropped item until its data is loaded.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the appearance of the cell's preview.
  ///
  /// - Note: Not implemented: the appearance; the preview of the drag is animated.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The object by which a placeholder is exchanged for the row, or removed.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item that the placeholder stands for.
  var dragItem: UIDragItem { get }
  /// Exchanges the placeholder for the row that the closure inserts in the data at the index path
  /// that it receives.
  ///
  /// The closure changes the data only; the table needs no further update. Returns `false`, without
  /// calling the closure, if the placeholder was removed meanwhile: by reloading the data or, unlike
  /// with Apple's UIKit, by a batch update.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; returns `false` if it was removed before.
  @discardableResult func deletePlaceholder() -> Bool
}
