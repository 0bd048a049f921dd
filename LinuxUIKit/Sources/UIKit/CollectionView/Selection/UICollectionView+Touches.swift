extension UICollectionView {
  /// Highlights the touched cell; returns `false` for a touch that is passed on.
  func beginItemTouch(_ touches: Set<UITouch>) -> Bool {
    guard interaction.layoutInteraction?.touchesBegan() != true else { return true }
    guard selection.rules.selects, interaction.touchedCell == nil, touches.count == 1,
      let touch = touches.first
    else { return false }
    guard let cell = cell(around: touch.view), let path = indexPath(ofCell: cell) else {
      return false
    }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return true }
    interaction.beginTouch(on: cell)
    cell.setItemHighlighted(true)
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  /// Unhighlights the cell when the touch leaves it.
  func moveItemTouch(_ touches: Set<UITouch>) -> Bool {
    guard let cell = interaction.touchedCell else { return false }
    if !isInside(cell, touches) { unhighlight(cell) }
    return true
  }

  /// Selects the item of the touched cell if the touch is still on it.
  func endItemTouch(_ touches: Set<UITouch>) -> Bool {
    guard interaction.layoutInteraction?.touchesEnded() != true else { return true }
    guard let cell = interaction.touchedCell else { return false }
    let isInside = isInside(cell, touches)
    unhighlight(cell)
    guard isInside, let path = indexPath(ofCell: cell), counts.contains(path) else { return true }
    performTap(on: cell, at: path)
    return true
  }

  /// Unhighlights the cell because the touch was canceled.
  func cancelItemTouch() -> Bool {
    guard interaction.layoutInteraction?.touchesCancelled() != true else { return true }
    guard let cell = interaction.touchedCell else { return false }
    unhighlight(cell)
    return true
  }

  private func unhighlight(_ cell: any ElementCell) {
    interaction.endTouch()
    cell.setItemHighlighted(false)
    guard let path = indexPath(ofCell: cell) else { return }
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func cell(around view: UIView?) -> (any ElementCell)? {
    sequence(first: view, next: { $0 === self ? nil : $0?.superview })
      .lazy.compactMap { $0 as? any ElementCell }
      .first { self.indexPath(ofCell: $0) != nil }
  }

  private func isInside(_ cell: any ElementCell, _ touches: Set<UITouch>) -> Bool {
    touches.allSatisfy { cell.point(inside: $0.location(in: cell), with: nil) }
  }
}
