extension UITableView {
  /// The object that provides the items of drags; the reference is weak.
  ///
  /// The user drags a row by pressing it for half a second. If the row has a context menu, it opens
  /// and closes again when the drag begins. Rows that can be moved are reordered by dragging them
  /// in the table even without a drop delegate.
  ///
  /// - Note: Not implemented: overriding this property.
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { rows.tableDragAndDrop.dragDelegate }
    set { rows.tableDragAndDrop.setDragDelegate(newValue, in: rows) }
  }

  /// The object that receives dropped items; the reference is weak.
  ///
  /// - Note: Not implemented: overriding this property.
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { rows.tableDragAndDrop.dropDelegate }
    set { rows.tableDragAndDrop.setDropDelegate(newValue, in: rows) }
  }

  /// Whether drags can begin in the table; the default is `true`.
  public var dragInteractionEnabled: Bool {
    get { rows.dragInteractionEnabled }
    set { rows.dragInteractionEnabled = newValue }
  }

  /// Whether a drag of rows of the table has begun and not ended.
  public var hasActiveDrag: Bool { rows.hasActiveDrag }

  /// Whether a drag has been over the table and has not ended.
  public var hasActiveDrop: Bool { rows.hasActiveDrop }
}

extension UITableView: UIDataSourceTranslating {
  /// Returns the same index: sections are not inserted by drags.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { dataSourceSectionIndex }

  /// Returns the same index: sections are not inserted by drags.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { presentationSectionIndex }

  /// Returns the displayed index path of a row of the data source.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { rows.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath) }

  /// Returns the index path in the data source of a displayed row; `nil` for a placeholder.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { rows.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath) }
}
