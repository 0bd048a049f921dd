extension UICollectionView {
  func applySelection(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return deselectAll(animated: animated) }
    guard selection.rules.selects, counts.contains(indexPath) else { return }
    if !selection.rules.selectsSeveral { deselectAll(but: indexPath, animated: animated) }
    setSelected(true, at: indexPath, animated: animated)
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Performs a tap on an item; the order of the calls is that of uikit.md, 6.6.
  func performTap(on cell: any ElementCell, at indexPath: IndexPath) {
    // The header of an outline expands or collapses instead (uikit.md, 3.4.5).
    guard !cell.handleTap() else { return }
    window?.focusSystem.setLastItem(indexPath, in: self)
    if selection.rules.selectsSeveral, selection.contains(indexPath) {
      deselectIfAllowed(indexPath)
    } else {
      selectIfAllowed(indexPath)
    }
    guard delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false
    else { return }
    delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  /// Selects an item if the delegate allows it, and notifies the delegate.
  func selectIfAllowed(_ indexPath: IndexPath) {
    guard let indexPath = itemToSelect(byTapAt: indexPath) else { return }
    if !selection.rules.selectsSeveral {
      for other in selection.indexPaths.sorted() where other != indexPath {
        deselectIfAllowed(other)
      }
    }
    setSelected(true, at: indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  /// Deselects an item if the delegate allows it, and notifies the delegate.
  func deselectIfAllowed(_ indexPath: IndexPath) {
    guard let indexPath = itemToDeselect(byTapAt: indexPath) else { return }
    setSelected(false, at: indexPath)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  /// Deselects all items, or all but one, without notifying the delegate.
  func deselectAll(but kept: IndexPath? = nil, animated: Bool = false) {
    for indexPath in selection.indexPaths where indexPath != kept {
      setSelected(false, at: indexPath, animated: animated)
    }
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath, animated: Bool = false) {
    selection.setSelected(isSelected, at: indexPath)
    guard let cell = visibleElements.cell(at: indexPath), cell.isSelected != isSelected else {
      return
    }
    guard animated else { return cell.setItemSelected(isSelected) }
    animateChange(of: cell) { cell.setItemSelected(isSelected) }
  }
}
