import OrderedDifference

extension UICollectionView {
  // MARK: Steps of a movement

  /// Begins moving an item; returns `false` if the data source does not allow it.
  func beginMovement(ofItemAt indexPath: IndexPath) -> Bool {
    guard interaction.movement == nil, pendingWork.batch == nil, let dataSource,
      counts.contains(indexPath), dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    layOutElements()
    guard let attributes = layout.layoutAttributesForItem(at: indexPath) else { return false }
    let frame = displayedFrame(of: attributes)
    interaction.beginMovement(
      InteractiveMovement(
        of: indexPath, in: counts, from: CGPoint(x: frame.midX, y: frame.midY)))
    visibleElements.cell(at: indexPath)?.setReordering(true)
    layOutElementsAgain()
    return true
  }

  /// Moves the item's center to a point of the content.
  func updateMovement(to position: CGPoint) {
    guard let movement = interaction.movement, movement.phase == .moving else { return }
    interaction.moveItem(to: position)
    let target = target(of: movement, at: position)
    invalidate(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [movement.current], previousPosition: movement.position))
    shiftMovedItem(to: target)
    layOutElementsAgain()
  }

  /// Ends the movement, and notifies the data source.
  func endMovement() {
    guard let ended = interaction.movement, ended.phase == .moving else { return }
    visibleElements.cell(at: ended.current)?.setReordering(false)
    if ended.current != ended.original { notifyDataSource(of: ended) }
    interaction.endMovement()
    invalidateForEnd(of: ended, at: ended.current, isCancelled: false)
    layOutElementsAgain()
  }

  /// Ends the movement and returns the item to its index path.
  func cancelMovement() {
    guard let cancelled = interaction.movement, cancelled.phase == .moving else { return }
    visibleElements.cell(at: cancelled.current)?.setReordering(false)
    shiftMovedItem(to: cancelled.original)
    interaction.endMovement()
    invalidateForEnd(of: cancelled, at: cancelled.original, isCancelled: true)
    layOutElementsAgain()
  }

  private func invalidateForEnd(
    of movement: InteractiveMovement, at final: IndexPath, isCancelled: Bool
  ) {
    invalidate(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [movement.current],
        movementCancelled: isCancelled))
  }

  /// Invalidates the layout of an app's own for a step of a movement.
  ///
  /// Flow and compositional layouts follow a movement by its updates, so that a context that
  /// invalidates no element has no effect on them.
  private func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    guard
      layout.followsMovementByContexts || context.invalidatedItemIndexPaths != nil
        || context.invalidatedSupplementaryIndexPaths != nil
        || context.invalidatedDecorationIndexPaths != nil
    else { return }
    layout.invalidateLayout(with: context)
  }

  /// Returns the item to its index path at the end of the movement, since the data source does not
  /// implement moving.
  func refuseMovement() {
    interaction.refuseMovement()
  }

  // MARK: Long presses

  /// Whether a long press begins moving an item.
  var allowsMovementByFinger: Bool {
    get { interaction.gestures.movementPress.isEnabled }
    set { interaction.gestures.movementPress.isEnabled = newValue }
  }

  /// Returns whether there is a movable item at a point of the content.
  func canMoveItem(at point: CGPoint) -> Bool {
    guard interaction.movement == nil, let dataSource, let path = indexPathForItem(at: point)
    else { return false }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }

  /// Begins moving the item at a point of the content.
  func beginMovement(at point: CGPoint) {
    guard let path = indexPathForItem(at: point) else { return }
    _ = cancelItemTouch()
    beginInteractiveMovementForItem(at: path)
  }

  // MARK: During a movement

  /// Returns the index path in the data source of the item that is displayed at `path`.
  func dataSourceIndexPath(for path: IndexPath) -> IndexPath {
    guard let movement = interaction.movement, movement.phase == .moving else {
      return dragAndDrop.inserted.dataSourceIndexPath(for: path) ?? path
    }
    return movement.dataSourceIndexPath(for: path)
  }

  /// Returns the elements with the moved item at its position, in front of the others.
  func liftingMovedItem(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let elements = dimmingDraggedItems(elements)
    guard let movement = interaction.movement, !movement.isDragged else { return elements }
    let lifted = layout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
    return elements.filter { $0.element != lifted.element } + [lifted]
  }

  /// Returns the index path that the layout and the delegate choose, or the current one if theirs
  /// does not exist.
  private func target(of movement: InteractiveMovement, at position: CGPoint) -> IndexPath {
    let current = movement.current
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: position)
    guard proposed != current else { return current }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: current, toProposedIndexPath: proposed) ?? proposed
    guard target.count == 2, counts.items.indices.contains(target.section) else { return current }
    return counts.moving(current, to: target).contains(target) ? target : current
  }

  /// Moves the item to another index path, which shifts its neighbors.
  func shiftMovedItem(to target: IndexPath) {
    guard let current = interaction.movement?.current, target != current else { return }
    data.setCounts(counts.moving(current, to: target))
    interaction.moveItem(to: target)
    applyMove(.moveItem(ItemPosition(current), to: ItemPosition(target)))
  }

  private func notifyDataSource(of ended: InteractiveMovement) {
    interaction.beginEndingMovement()
    dataSource?.collectionView(self, moveItemAt: ended.original, to: ended.current)
    guard interaction.movement?.phase != .refused else {
      return shiftMovedItem(to: ended.original)
    }
    guard !pendingWork.needs(.reload), interaction.movement != nil else { return }
    let check = UpdateCheck(
      before: ended.before, after: dataSourceCounts(),
      steps: [.moveItem(ItemPosition(ended.original), to: ItemPosition(ended.current))],
      view: descriptionInMessages, subject: updateSubject)
    if let mistake = check.mistake() { fatalError(mistake) }
  }
}
