extension UICollectionView {
  // Unverified: that the state of an item that cannot be edited does not include editing; inferred
  // from uikit.md, 6.17.
  /// Returns whether the delegate allows editing an item.
  func canEditItem(at indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, canEditItemAt: indexPath) ?? true
  }

  func editingDidChange() {
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
