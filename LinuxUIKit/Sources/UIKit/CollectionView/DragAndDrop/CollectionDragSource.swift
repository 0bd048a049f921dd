/// The source of drags of the items of a collection view, or of the rows of a table, which asks the drag delegate.
@MainActor final class CollectionDragSource: NSObject, UIDragInteractionDelegate, DragLiftObserver {
  // Unverified: inferred from screens of iPadOS.
  /// The opacity of cells whose items are dragged.
  static let draggedAlpha: CGFloat = 0.5

  private weak var host: UICollectionView?
  /// The drag delegate.
  private(set) weak var delegate: (any UICollectionViewDragDelegate)?
  /// Whether drags can begin.
  private(set) var isEnabled = true
  // The index paths in the data source of lifted and dragged items.
  private var paths: [ObjectIdentifier: IndexPath] = [:]
  /// Whether items are dragged.
  private(set) var isDragging = false

  /// Sets the delegate and the collection view.
  func connect(_ delegate: (any UICollectionViewDragDelegate)?, _ host: UICollectionView) {
    self.delegate = delegate
    self.host = host
  }

  /// Sets whether drags can begin.
  func setEnabled(_ isEnabled: Bool) { self.isEnabled = isEnabled }

  /// Whether items are lifted or dragged.
  var isActive: Bool { !paths.isEmpty }

  /// Returns the index path in the data source of a dragged item; `nil` if it has another source or
  /// was deleted.
  func indexPath(of item: UIDragItem) -> IndexPath? { paths[ObjectIdentifier(item)] }

  /// Returns the state of an item of the data source.
  func state(ofItemAt path: IndexPath) -> UICollectionViewCell.DragState {
    guard paths.values.contains(path) else { return .none }
    return isDragging ? .dragging : .lifting
  }

  /// Moves the index paths of dragged items to those after an update; takes time proportional to
  /// the number of dragged items.
  func apply(_ map: UpdateMap) { paths = paths.compactMapValues { map.item($0) } }

  // MARK: Beginning

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let host, let delegate, !isActive, host.interaction.movement == nil,
      let path = host.indexPathForItem(at: session.location(in: host)),
      let source = host.dataSourceIndexPath(forPresentationIndexPath: path)
    else { return [] }
    let items = delegate.collectionView(host, itemsForBeginning: session, at: source)
    add(items, from: source)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let host, let delegate, let path = host.indexPathForItem(at: point),
      let source = host.dataSourceIndexPath(forPresentationIndexPath: path),
      !paths.values.contains(source)
    else { return [] }
    let items = delegate.collectionView(
      host, itemsForAddingTo: session, at: source, point: point)
    add(items, from: source)
    host.updateDragStates()
    host.layOutElementsAgain()
    return items
  }

  private func add(_ items: [UIDragItem], from path: IndexPath) {
    for item in items { paths[ObjectIdentifier(item)] = path }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let host, let path = indexPath(of: item), let cell = cell(at: path) else { return nil }
    // Several items of one cell have one preview.
    let first = session.items.first { indexPath(of: $0) == path }
    guard first == nil || first === item else { return nil }
    let parameters = delegate?.collectionView(host, dragPreviewParametersForItemAt: path)
    return UITargetedDragPreview(
      view: cell, parameters: parameters ?? UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: cell.superview ?? host, center: cell.center))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    _ = host?.cancelItemTouch()
    host?.updateDragStates()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    guard let host else { return }
    host.presentedContextMenu?.close()
    isDragging = true
    delegate?.collectionView(host, dragSessionWillBegin: session)
    host.updateDragStates()
    host.layOutElementsAgain()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let host, let delegate else { return true }
    return delegate.collectionView(host, dragSessionAllowsMoveOperation: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let host, let delegate else { return false }
    return delegate.collectionView(host, dragSessionIsRestrictedToDraggingApplication: session)
  }

  // MARK: Ending

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let path = indexPath(of: item), let cell = cell(at: path) else { return nil }
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: cell.superview ?? cell, center: cell.center))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    reset()
    if let host { delegate?.collectionView(host, dragSessionDidEnd: session) }
  }

  func liftDidEnd(of session: DragSession) { reset() }

  private func reset() {
    paths = [:]
    isDragging = false
    host?.updateDragStates()
    host?.setNeedsVisibleElements()
    host?.layoutIfNeeded()
  }

  private func cell(at path: IndexPath) -> (any ElementCell)? {
    host?.presentationIndexPath(forDataSourceIndexPath: path).flatMap {
      host?.displayedCell(at: $0)
    }
  }
}
