extension UICollectionView {
  /// Whether the content is being edited (iOS 14).
  ///
  /// Cells hear of it by `isEditing` of their state. When it changes, the selection goes, unless
  /// items can be selected while editing.
  public var isEditing: Bool {
    get { selectionRules.isEditing }
    set {
      guard newValue != isEditing else { return }
      selectionRules.isEditing = newValue
      editingDidChange()
    }
  }

  /// Whether items can be selected while editing: no, unless set (iOS 14).
  public var allowsSelectionDuringEditing: Bool {
    get { selectionRules.allowsSelectionDuringEditing }
    set { selectionRules.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several items can be selected while editing: no, unless set (iOS 14).
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { selectionRules.allowsMultipleSelectionDuringEditing }
    set { selectionRules.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Tells a cell whether its item is being edited.
  func setEditing(of cell: UICollectionViewCell, at indexPath: IndexPath) {
    cell.isInEditing = isEditing && isEditable(indexPath)
  }

  private func editingDidChange() {
    closeSwipeActions()
    if !selectionRules.keepsSelection(of: selection.count) { deselectAll() }
    for path in indexPathsForVisibleItems {
      if let cell = cellForItem(at: path) { setEditing(of: cell, at: path) }
    }
    // Accessories come and go, and with them the room for everything else.
    measureAgain()
    setNeedsLayout()
  }

  /// [guess 6.17] The state of an item that can't be edited doesn't say that it is.
  private func isEditable(_ indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, canEditItemAt: indexPath) ?? true
  }
}
