extension UICollectionView {
  /// Whether a long press lifts items that can be moved.
  var allowsMovementByFinger: Bool {
    get { gestures.movementPress.isEnabled }
    set { gestures.movementPress.isEnabled = newValue }
  }

  /// Whether there is an item at a point of the content that can be moved.
  func canLiftItem(at point: CGPoint) -> Bool {
    guard movement == nil, let dataSource, let path = indexPathForItem(at: point) else {
      return false
    }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }

  /// Lifts the item at a point.
  func liftItem(at point: CGPoint) {
    guard let path = indexPathForItem(at: point) else { return }
    _ = cancelTouch()
    beginInteractiveMovementForItem(at: path)
  }
}
