extension UICollectionView {
  /// Whether two fingers may begin to select at a point of the content.
  func canBeginSelectionDrag(at point: CGPoint) -> Bool {
    guard selectionRules.allowsSelectingSeveral, let path = indexPathForItem(at: point) else {
      return false
    }
    return delegate?.collectionView(
      self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  /// Begins to select at a point; the delegate may turn editing on first.
  func beginSelectionDrag(at point: CGPoint) {
    guard let path = indexPathForItem(at: point) else { return }
    _ = cancelTouch()
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    selectionDrag = SelectionDrag(at: path, selection: selection)
    updateSelectionDrag(to: point)
  }

  /// Selects what lies between the first item and the one at a point.
  ///
  /// [guess 6.6] Where no item is, the last one stays. Costs the items between.
  func updateSelectionDrag(to point: CGPoint) {
    guard var drag = selectionDrag, selectionRules.selectsSeveral,
      let path = indexPathForItem(at: point), counts.contains(drag.start)
    else { return }
    let left = drag.covered
    drag.move(to: path)
    selectionDrag = drag
    guard left != drag.covered else { return }
    let touched = [left, drag.covered].compactMap(\.self).flatMap(counts.items)
    for item in Set(touched).sorted() { setByDrag(drag.wants(item), item) }
  }

  /// Ends the pan and tells the delegate.
  func endSelectionDrag() {
    guard selectionDrag != nil else { return }
    selectionDrag = nil
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  private func setByDrag(_ isWanted: Bool, _ item: IndexPath) {
    guard counts.contains(item), selection.contains(item) != isWanted else { return }
    isWanted ? askToSelect(item) : askToDeselect(item)
  }
}
