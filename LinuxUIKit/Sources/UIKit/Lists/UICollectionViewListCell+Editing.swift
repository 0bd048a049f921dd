extension UICollectionViewListCell {
  /// Opens the trailing swipe actions, as a delete button without a handler does.
  func openTrailingActions() {
    guard let collectionView = enclosingCollectionView,
      let path = collectionView.indexPath(for: self)
    else { return }
    collectionView.openSwipeActions(at: path)
  }

  /// Begins moving the item by a touch on its reorder control; returns `false` if it cannot be
  /// moved.
  func beginReordering(_ touch: UITouch) -> Bool {
    guard let collectionView = enclosingCollectionView,
      let path = collectionView.indexPath(for: self),
      collectionView.beginInteractiveMovementForItem(at: path)
    else { return false }
    list.grip = touch.location(in: self).y - bounds.midY
    return true
  }

  /// Moves the row with the touch along the scroll axis.
  func continueReordering(_ touch: UITouch) {
    guard let collectionView = enclosingCollectionView else { return }
    let y = touch.location(in: collectionView).y - list.grip
    collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: y))
  }
}
