/// A row that is swiped aside.
@MainActor struct RowSwipe {
  /// The row's cell.
  let cell: UICollectionViewCell
  /// At which side the actions are.
  let side: SwipeSide
  /// The buttons.
  let actions: SwipeActionsView
  /// How far the row was aside when the finger began to drag it, in points.
  var start: CGFloat = 0
  /// Whether a touch is down that closes the row unless it becomes a drag.
  var isTouched = false
}

extension RowSwipe {
  /// The corners at the side of the actions.
  var corners: CACornerMask {
    side.isLeft(isRightToLeft: cell.isRightToLeft)
      ? [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  }

  /// Where the row is, from where the layout has it.
  func moved(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    let isLeft = side.isLeft(isRightToLeft: cell.isRightToLeft)
    copy.center.x += isLeft ? actions.distance : -actions.distance
    return copy
  }
}
