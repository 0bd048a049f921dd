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
    selection.beginDrag(at: path)
    updateSelectionDrag(to: point)
  }

  // Unverified: that nothing changes at a point without an item; inferred from uikit.md, 6.6.
  /// Selects the items from the first one to the one at a point.
  func updateSelectionDrag(to point: CGPoint) {
    guard let drag = selection.drag, selection.rules.selectsSeveral,
      let path = indexPathForItem(at: point), counts.contains(drag.start),
      let (before, after) = selection.moveDrag(to: path)
    else { return }
    let touched = [before.covered, after.covered].compactMap(\.self).flatMap(counts.items)
    for item in Set(touched).sorted() { setByDrag(after.selects(item), item) }
  }

  /// Ends the pan, and notifies the delegate.
  func endSelectionDrag() {
    guard selection.endDrag() else { return }
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  private func setByDrag(_ isSelected: Bool, _ item: IndexPath) {
    guard counts.contains(item), selection.contains(item) != isSelected else { return }
    isSelected ? selectIfAllowed(item) : deselectIfAllowed(item)
  }
}
