extension UICollectionView {
  /// Highlights the touched cell; false when the touch is none of the collection view's business.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard !touchSwipedRow() else { return true }
    guard selectionRules.selects, touchedCell == nil, touches.count == 1, let touch = touches.first
    else { return false }
    guard let cell = cell(around: touch.view), let path = indexPath(for: cell) else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return true }
    touchedCell = cell
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  /// Lets go of the cell when the finger leaves it.
  func moveTouch(_ touches: Set<UITouch>) -> Bool {
    guard let cell = touchedCell else { return false }
    if !isInside(cell, touches) { letGo(of: cell) }
    return true
  }

  /// Selects the cell that the finger leaves the screen on.
  func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard !endTouchOfSwipedRow(closes: true) else { return true }
    guard let cell = touchedCell else { return false }
    let isInside = isInside(cell, touches)
    letGo(of: cell)
    guard isInside, let path = indexPath(for: cell), counts.contains(path) else { return true }
    selectByTouch(path)
    return true
  }

  /// Lets go of the cell because the system took the touch away.
  func cancelTouch() -> Bool {
    guard !endTouchOfSwipedRow(closes: false) else { return true }
    guard let cell = touchedCell else { return false }
    letGo(of: cell)
    return true
  }

  private func letGo(of cell: UICollectionViewCell) {
    touchedCell = nil
    cell.isHighlighted = false
    guard let path = indexPath(for: cell) else { return }
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func cell(around view: UIView?) -> UICollectionViewCell? {
    sequence(first: view, next: { $0?.superview })
      .lazy.compactMap { $0 as? UICollectionViewCell }
      .first { self.indexPath(for: $0) != nil }
  }

  private func isInside(_ cell: UICollectionViewCell, _ touches: Set<UITouch>) -> Bool {
    touches.allSatisfy { cell.point(inside: $0.location(in: cell), with: nil) }
  }
}
