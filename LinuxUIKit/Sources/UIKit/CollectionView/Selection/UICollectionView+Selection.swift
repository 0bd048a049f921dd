extension UICollectionView {
  /// The selected items, sorted; empty when none are.
  ///
  /// Selection belongs to items: it moves with them in updates and ends with `reloadData()`.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item without asking or telling the delegate; nil takes all selection off.
  ///
  /// Where only one can be selected, it replaces the selected one. The empty scroll position does
  /// not scroll.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return deselectAll(animated: animated) }
    guard selectionRules.selects, counts.contains(indexPath) else { return }
    if !selectionRules.selectsSeveral { deselectAll(but: indexPath, animated: animated) }
    setSelected(true, at: indexPath, animated: animated)
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Takes the selection off an item without asking or telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath, animated: animated)
  }

  /// What a tap on an item does; the order of the calls is that of uikit.md 6.6.
  func selectByTouch(_ indexPath: IndexPath) {
    // A header of an outline opens and closes instead (uikit.md 3.4.5).
    guard !toggleOutlineByTap(at: indexPath) else { return }
    if selectionRules.selectsSeveral, selection.contains(indexPath) {
      askToDeselect(indexPath)
    } else {
      askToSelect(indexPath)
    }
    guard delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false
    else { return }
    delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  /// Selects an item if the delegate allows it, and tells it.
  func askToSelect(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !selectionRules.selectsSeveral {
      for other in selection.sorted() where other != indexPath { askToDeselect(other) }
    }
    setSelected(true, at: indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  /// Takes the selection off an item if the delegate allows it, and tells it.
  func askToDeselect(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
    setSelected(false, at: indexPath)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  /// Takes the selection off all items, or all but one, without asking or telling the delegate.
  func deselectAll(but kept: IndexPath? = nil, animated: Bool = false) {
    for indexPath in selection where indexPath != kept {
      setSelected(false, at: indexPath, animated: animated)
    }
  }

  private func setSelected(_ isSelected: Bool, at indexPath: IndexPath, animated: Bool = false) {
    if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    guard let cell = cellForItem(at: indexPath), cell.isSelected != isSelected else { return }
    guard animated else { return cell.isSelected = isSelected }
    showChange(of: cell) { cell.isSelected = isSelected }
  }
}
