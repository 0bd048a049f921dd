extension UICollectionView {
  /// Whether the content is being edited (iOS 14).
  ///
  /// Cells receive it as `isEditing` of their state. When it changes, the selection is removed,
  /// unless items can be selected during editing.
  public var isEditing: Bool {
    get { selection.rules.isEditing }
    set {
      guard newValue != isEditing else { return }
      selection.setRule(\.isEditing, to: newValue)
      editingDidChange()
    }
  }

  /// Whether items can be selected during editing.
  ///
  /// The default is `false` (iOS 14).
  public var allowsSelectionDuringEditing: Bool {
    get { selection.rules.allowsSelectionDuringEditing }
    set { selection.setRule(\.allowsSelectionDuringEditing, to: newValue) }
  }

  /// Whether several items can be selected during editing.
  ///
  /// The default is `false` (iOS 14).
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.rules.allowsMultipleSelectionDuringEditing }
    set { selection.setRule(\.allowsMultipleSelectionDuringEditing, to: newValue) }
  }

  // Unverified: that the state of an item that cannot be edited does not include editing; inferred
  // from uikit.md, 6.17.
  /// Returns whether the delegate allows editing an item.
  func canEditItem(at indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, canEditItemAt: indexPath) ?? true
  }

  private func editingDidChange() {
    interaction.layoutInteraction?.finish()
    if !selection.rules.keepsSelection(of: selection.indexPaths.count) { deselectAll() }
    for visible in visibleElements.cells {
      visible.view.elementCell?.setItemEditing(
        isEditing && canEditItem(at: visible.element.indexPath))
    }
    // Accessories appear and disappear, which changes the size of the content.
    invalidateMeasurements()
    setNeedsLayout()
  }
}
