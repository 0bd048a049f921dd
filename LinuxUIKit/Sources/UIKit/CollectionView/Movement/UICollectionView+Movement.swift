import OrderedDifference

extension UICollectionView {
  /// Whether the collection view shows what the data source doesn't know yet: while an item is lifted.
  ///
  /// Reloading then gives the movement up (iOS 11).
  public var hasUncommittedUpdates: Bool { movement != nil }

  func beginMovement(ofItemAt indexPath: IndexPath) -> Bool {
    guard movement == nil, batch == nil, let dataSource, counts.contains(indexPath),
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    layOutElements()
    guard let attributes = layout.layoutAttributesForItem(at: indexPath) else { return false }
    let frame = seenFrame(of: attributes)
    movement = InteractiveMovement(
      original: indexPath, before: counts, current: indexPath,
      position: CGPoint(x: frame.midX, y: frame.midY))
    cellForItem(at: indexPath)?.isReordering = true
    showMovement()
    return true
  }

  func updateMovement(to position: CGPoint) {
    guard let moving = movement, moving.phase == .moving else { return }
    movement?.position = position
    shift(to: target(of: moving, at: position))
    showMovement()
  }

  func endMovement() {
    guard let ended = movement, ended.phase == .moving else { return }
    cellForItem(at: ended.current)?.isReordering = false
    if ended.current != ended.original { tellDataSource(of: ended) }
    movement = nil
    showMovement()
  }

  func cancelMovement() {
    guard let cancelled = movement, cancelled.phase == .moving else { return }
    cellForItem(at: cancelled.current)?.isReordering = false
    shift(to: cancelled.original)
    movement = nil
    showMovement()
  }

  /// Called for a data source that leaves moving out: the item goes back when the movement ends.
  func refuseMovement() {
    movement?.phase = .refused
  }

  /// Where the data source has the item that is shown at `path`.
  func dataPath(of path: IndexPath) -> IndexPath {
    guard let movement, movement.phase == .moving else { return path }
    return movement.dataPath(of: path)
  }

  /// The elements with the one that is moved at its position, in front of the others.
  func lifting(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return elements }
    let lifted = layout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
    return elements.filter { $0.element != lifted.element } + [lifted]
  }

  private func showMovement() {
    due.tile = true
    layOutElements()
  }

  /// Asks the layout, then the delegate; a place that is none leaves the item where it is.
  private func target(of moving: InteractiveMovement, at position: CGPoint) -> IndexPath {
    let current = moving.current
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: position)
    guard proposed != current else { return current }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.original,
        atCurrentIndexPath: current, toProposedIndexPath: proposed) ?? proposed
    guard target.count == 2, counts.items.indices.contains(target.section) else { return current }
    return counts.moving(current, to: target).contains(target) ? target : current
  }

  /// Lets the item's neighbors make room for it at another place.
  private func shift(to target: IndexPath) {
    guard let current = movement?.current, target != current else { return }
    knownCounts = counts.moving(current, to: target)
    movement?.current = target
    let steps = [UpdateStep.moveItem(ItemPosition(current), to: ItemPosition(target))]
    rearrange(steps, UpdateMap(UpdateSteps(steps)), reconfiguring: [])
  }

  private func tellDataSource(of ended: InteractiveMovement) {
    movement?.phase = .ending
    dataSource?.collectionView(self, moveItemAt: ended.original, to: ended.current)
    guard movement?.phase != .refused else { return shift(to: ended.original) }
    guard !due.reload, movement != nil else { return }
    let check = UpdateCheck(
      before: ended.before, after: askedCounts(),
      steps: [.moveItem(ItemPosition(ended.original), to: ItemPosition(ended.current))],
      view: description)
    if let mistake = check.mistake() { fatalError(mistake) }
  }
}
