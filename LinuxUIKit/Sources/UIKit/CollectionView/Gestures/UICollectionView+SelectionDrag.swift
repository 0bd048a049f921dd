extension UICollectionView {
  /// Returns whether a two-finger pan may begin to select items at a point of the content.
  func canBeginSelectionDrag(at point: CGPoint) -> Bool {
    guard selection.rules.allowsSelectingSeveral, let path = indexPathForItem(at: point) else {
      return false
    }
    return delegate?.collectionView(
      self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  /// Begins to select items at a point; the delegate may begin editing first.
  func beginSelectionDrag(at point: CGPoint) {
    guard let path = indexPathForItem(at: point) else { return }
    _ = cancelItemTouch()
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    selection.drag = SelectionDrag(at: path, selection: selection.indexPaths)
    updateSelectionDrag(to: point)
  }

  // Unverified: that nothing changes at a point without an item; inferred from uikit.md, 6.6.
  /// Selects the items from the first one to the one at a point.
  func updateSelectionDrag(to point: CGPoint) {
    guard var drag = selection.drag, selection.rules.selectsSeveral,
      let path = indexPathForItem(at: point), counts.contains(drag.start)
    else { return }
    let left = drag.covered
    drag.move(to: path)
    selection.drag = drag
    guard left != drag.covered else { return }
    let touched = [left, drag.covered].compactMap(\.self).flatMap(counts.items)
    for item in Set(touched).sorted() { setByDrag(drag.selects(item), item) }
  }

  /// Ends the pan, and notifies the delegate.
  func endSelectionDrag() {
    guard selection.drag != nil else { return }
    selection.drag = nil
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  private func setByDrag(_ isSelected: Bool, _ item: IndexPath) {
    guard counts.contains(item), selection.contains(item) != isSelected else { return }
    isSelected ? selectIfAllowed(item) : deselectIfAllowed(item)
  }
}
