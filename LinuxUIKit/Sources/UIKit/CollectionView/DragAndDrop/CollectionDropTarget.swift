/// The target of drags over a collection view or a table, which asks the drop delegate and makes space for
/// dragged items.
@MainActor final class CollectionDropTarget: NSObject, UIDropInteractionDelegate {
  private weak var host: UICollectionView?
  /// The drop delegate.
  private(set) weak var delegate: (any UICollectionViewDropDelegate)?
  /// The state of the drag that is or has been over the collection view.
  private var state: State?
  private let cadenceTimer = ClockTimer()

  @MainActor private struct State {
    var proposal = UICollectionViewDropProposal(operation: .cancel)
    var destination: IndexPath?
    var shiftedDestination: IndexPath?
    /// The index path of the displayed gap.
    var gap: IndexPath?
    var isOver = false
    var previewSize: CGSize?
    var coordinator: DropCoordinator?
  }

  /// Sets the delegate and the collection view.
  func connect(_ delegate: (any UICollectionViewDropDelegate)?, _ host: UICollectionView) {
    self.delegate = delegate
    self.host = host
  }

  /// Whether a drag has been over the collection view and has not ended.
  var hasSession: Bool { state != nil }

  /// The size of the first dragged item's preview, which the gap has on estimated axes.
  var previewSize: CGSize? { state?.previewSize }

  /// Whether a drop would insert into the item at a presentation index path.
  func targets(_ path: IndexPath) -> Bool {
    guard let state, state.isOver, state.proposal.intent == .insertIntoDestinationIndexPath else {
      return false
    }
    return state.destination == path
  }

  // MARK: The drag over the collection view

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let host, let delegate else { return false }
    return delegate.collectionView(host, canHandle: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    guard let host else { return }
    state = state ?? State()
    state?.isOver = true
    state?.previewSize = session.items.first?.previewSize
    delegate?.collectionView(host, dropSessionDidEnter: session)
    scrollAtEdges(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let host, let delegate else { return UIDropProposal(operation: .cancel) }
    let destination = destination(at: session.location(in: host), in: host, of: session)
    let proposal = delegate.collectionView(
      host, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    state?.proposal = proposal
    state?.destination = destination
    makeSpace(session)
    host.updateDropStates()
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    guard let host else { return }
    leave()
    host.closeGap()
    delegate?.collectionView(host, dropSessionDidExit: session)
  }

  private func leave() {
    cadenceTimer.stop()
    state?.isOver = false
    state?.shiftedDestination = nil
    state?.gap = nil
    host?.updateDropStates()
  }

  // Unverified: that the destination is the item under the finger, and that a gap under the finger
  // stays; inferred from uikit.md, 6.13.
  private func destination(
    at point: CGPoint, in host: UICollectionView, of session: any UIDropSession
  ) -> IndexPath? {
    guard let path = host.indexPathForItem(at: point) else {
      return isOverShiftedItem(at: point, in: host) ? state?.shiftedDestination : nil
    }
    // The first proposal isn't known yet.
    guard let proposal = state?.proposal,
      proposal.operation == .cancel || proposal.intent == .insertAtDestinationIndexPath,
      let gap = state?.gap ?? ownItem(of: session), gap != path,
      let gapFrame = host.layoutAttributesForItem(at: gap)?.frame,
      let frame = host.layoutAttributesForItem(at: path)?.frame
    else { return path }
    return GapMove(gap: gapFrame, item: frame).reaches(point) ? path : gap
  }

  // The gap can be beyond the end of a section.
  private func isOverShiftedItem(at point: CGPoint, in host: UICollectionView) -> Bool {
    guard let path = state?.shiftedDestination else { return false }
    return host.layoutAttributesForItem(at: path)?.frame.contains(point) == true
  }

  // MARK: Space for the items

  private func makeSpace(_ session: any UIDropSession) {
    guard let host, let state else { return }
    let insertsItems =
      state.proposal.intent == .insertAtDestinationIndexPath
      && (state.proposal.operation == .copy || state.proposal.operation == .move)
    guard insertsItems, let destination = state.destination else {
      cadenceTimer.stop()
      self.state?.shiftedDestination = nil
      self.state?.gap = nil
      return host.closeGap()
    }
    guard destination != state.shiftedDestination else { return }
    self.state?.shiftedDestination = destination
    let delay = host.dragAndDrop.delay
    guard delay > 0 else { return shift(to: destination, session) }
    cadenceTimer.start(after: delay) { [weak self] in self?.shift(to: destination, session) }
  }

  private func shift(to destination: IndexPath, _ session: any UIDropSession) {
    guard let host, state?.isOver == true else { return }
    state?.gap = destination
    if let source = movedItem(of: session) {
      host.showDraggedItem(source, at: destination)
    } else {
      host.showGap(at: destination)
    }
  }

  /// The index path of the dragged item if it is the only one and moves in its collection view.
  private func movedItem(of session: any UIDropSession) -> IndexPath? {
    guard state?.proposal.operation == .move else { return nil }
    return ownItem(of: session)
  }

  /// The index path of the dragged item if it is the only one and belongs to the collection view.
  private func ownItem(of session: any UIDropSession) -> IndexPath? {
    guard let host, session.items.count == 1 else { return nil }
    return session.items.first.flatMap { host.dragAndDrop.source.indexPath(of: $0) }
  }

  private func scrollAtEdges(_ session: any UIDropSession) {
    var last = FrameClock.shared.now
    FrameClock.shared.onEachFrame { [weak self] time in
      guard let self, let host, state?.isOver == true, host.window != nil else { return false }
      let isMoved = host.scroll(awayFromEdgesFor: time - last, at: session.location(in: host))
      last = time
      if isMoved { (session as? DropSession)?.setNeedsUpdate() }
      return true
    }
  }

  // MARK: The drop

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let host, let delegate, let state else { return }
    let coordinator = DropCoordinator(
      session, proposal: state.proposal, destination: state.destination, in: host)
    self.state?.coordinator = coordinator
    leave()
    delegate.collectionView(host, performDropWith: coordinator)
    host.closeGap()
    host.layoutIfNeeded()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let target = state?.coordinator?.target(of: item) else { return defaultPreview }
    return defaultPreview.retargetedPreview(with: target)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let animator = animator as? DragAnimator,
      let added = state?.coordinator?.animator(of: item)
    else { return }
    animator.add(added)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    state = nil
    guard let host else { return }
    host.updateDropStates()
    delegate?.collectionView(host, dropSessionDidEnd: session)
  }
}

// Unverified: that Apple's list waits, too, until the finger would be in the gap.
/// The movement of a gap over an item beside it, which takes the gap's position.
///
/// An item that is longer than the gap would still be under a resting finger, and the gap would
/// move back and forth. So the gap moves only if the finger is in it afterward.
struct GapMove {
  /// The frame of the gap.
  let gap: CGRect
  /// The frame of the item.
  let item: CGRect
  /// Returns whether a point of the item's frame is in the gap after the movement, on the axis on
  /// which both lie beside each other.
  func reaches(_ point: CGPoint) -> Bool {
    if item.minY >= gap.maxY || item.maxY <= gap.minY {
      return item.minY >= gap.maxY
        ? point.y >= item.maxY - gap.height : point.y <= item.minY + gap.height
    }
    guard item.minX >= gap.maxX || item.maxX <= gap.minX else { return true }
    return item.minX >= gap.maxX
      ? point.x >= item.maxX - gap.width : point.x <= item.minX + gap.width
  }
}

extension UICollectionView {
  /// Updates the drop states of the displayed cells.
  func updateDropStates() {
    let target = dragAndDrop.target
    for cell in visibleElements.cells {
      let state: UICellConfigurationState.DropState =
        !target.hasSession
        ? .none : target.targets(cell.element.indexPath) ? .targeted : .notTargeted
      cell.view.elementCell?.setDropState(state)
    }
  }
}
