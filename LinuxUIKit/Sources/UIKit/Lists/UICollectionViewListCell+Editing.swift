extension UICollectionViewListCell {
  /// Shows the actions at the trailing side, as the delete button of a row does that has no
  /// handler.
  func openTrailingActions() {
    guard let collectionView = enclosingCollectionView,
      let path = collectionView.indexPath(for: self)
    else { return }
    collectionView.openSwipeActions(at: path)
  }

  /// Lifts the cell's item for a finger on its handle; false where it may not be moved.
  func beginReordering(_ touch: UITouch) -> Bool {
    guard let collectionView = enclosingCollectionView,
      let path = collectionView.indexPath(for: self),
      collectionView.beginInteractiveMovementForItem(at: path)
    else { return false }
    list.grip = touch.location(in: self).y - bounds.midY
    return true
  }

  /// The row follows the finger along the list, and keeps its place across it.
  func continueReordering(_ touch: UITouch) {
    guard let collectionView = enclosingCollectionView else { return }
    let y = touch.location(in: collectionView).y - list.grip
    collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: y))
  }
}
