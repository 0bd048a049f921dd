/// The drag and drop of a table's rows: the delegate of the list core's drags and drops, which passes
/// its calls on to the delegates of the table.
@MainActor final class TableDragAndDrop: NSObject {
  // Unverified: inferred from the documentation of the intent, which depends on the location.
  /// The part of a row's height, at its center, over which an automatic drop is into the row.
  private static let intoShare: CGFloat = 0.5

  private(set) weak var dragDelegate: (any UITableViewDragDelegate)?
  private(set) weak var dropDelegate: (any UITableViewDropDelegate)?
  private weak var table: UITableView?
  private var proposal = UITableViewDropProposal(operation: .cancel)

  /// Installs a delegate of drags in the rows of a table.
  ///
  /// The rows become a target of drags too, so that they can be reordered without a drop delegate.
  func setDragDelegate(_ delegate: (any UITableViewDragDelegate)?, in rows: TableRowsView) {
    dragDelegate = delegate
    table = rows.table
    rows.dragDelegate = delegate == nil ? nil : self
    updateDropDelegate(of: rows)
  }

  /// Installs a delegate of drops in the rows of a table.
  func setDropDelegate(_ delegate: (any UITableViewDropDelegate)?, in rows: TableRowsView) {
    dropDelegate = delegate
    table = rows.table
    updateDropDelegate(of: rows)
  }

  private func updateDropDelegate(of rows: TableRowsView) {
    rows.dropDelegate = dropDelegate == nil && dragDelegate == nil ? nil : self
  }
}

// MARK: Drags

extension TableDragAndDrop: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let table else { return [] }
    return dragDelegate?.tableView(table, itemsForBeginning: session, at: indexPath) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    guard let table else { return [] }
    return dragDelegate?.tableView(table, itemsForAddingTo: session, at: indexPath, point: point)
      ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    guard let table else { return nil }
    return dragDelegate?.tableView(table, dragPreviewParametersForRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    guard let table else { return }
    dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    guard let table else { return }
    dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let table, let dragDelegate else { return true }
    return dragDelegate.tableView(table, dragSessionAllowsMoveOperation: session)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let table, let dragDelegate else { return false }
    return dragDelegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
  }
}

// MARK: Drops

extension TableDragAndDrop: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    guard let table else { return false }
    guard let dropDelegate else { return reorderedRow(of: session) != nil }
    return dropDelegate.tableView(table, canHandle: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    guard let table else { return }
    dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let table else { return UICollectionViewDropProposal(operation: .cancel) }
    proposal =
      dropDelegate?.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    let intent = intent(of: proposal, for: session, at: destinationIndexPath)
    return UICollectionViewDropProposal(operation: proposal.operation, intent: intent)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    guard let table else { return }
    dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    guard let table else { return }
    dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let table, let coordinator = coordinator as? DropCoordinator else { return }
    guard !reorder(by: coordinator, in: table) else { return }
    dropDelegate?.tableView(
      table, performDropWith: TableDropCoordinator(coordinator, proposal: proposal))
  }

  private func intent(
    of proposal: UITableViewDropProposal, for session: any UIDropSession, at path: IndexPath?
  ) -> UICollectionViewDropProposal.Intent {
    switch proposal.intent {
    case .unspecified: return .unspecified
    case .insertAtDestinationIndexPath: return .insertAtDestinationIndexPath
    case .insertIntoDestinationIndexPath: return .insertIntoDestinationIndexPath
    case .automatic:
      guard let table, let path else { return .insertAtDestinationIndexPath }
      let row = table.rectForRow(at: path)
      let distance = abs(session.location(in: table).y - row.midY)
      return distance < row.height * Self.intoShare / 2
        ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
    }
  }

  // MARK: Reordering

  // Unverified: that only a data source with `tableView(_:canMoveRowAt:)` moves rows by itself;
  // inferred from the rule for reorder controls.
  /// Returns the only dragged row, if it is one of the table that its data source can move.
  private func reorderedRow(of session: any UIDropSession) -> IndexPath? {
    guard let table, session.items.count == 1, let item = session.items.first,
      let path = table.rows.dragAndDrop.source.indexPath(of: item),
      table.dataSource?.tableView(table, canMoveRowAt: path) == true,
      !table.defaults.contains(.movability)
    else { return nil }
    return path
  }

  private func reorder(by coordinator: DropCoordinator, in table: UITableView) -> Bool {
    guard coordinator.proposal.operation == .move,
      coordinator.proposal.intent == .insertAtDestinationIndexPath,
      let source = reorderedRow(of: coordinator.session),
      let destination = coordinator.destinationIndexPath
    else { return false }
    if source != destination {
      table.performBatchUpdates {
        table.dataSource?.tableView(table, moveRowAt: source, to: destination)
        table.moveRow(at: source, to: destination)
      }
    }
    if let item = coordinator.session.items.first { coordinator.drop(item, toItemAt: destination) }
    return true
  }
}

/// The coordinator of one drop on a table.
@MainActor private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal
  private let core: DropCoordinator

  /// Creates a front of a coordinator of the list core.
  init(_ core: DropCoordinator, proposal: UITableViewDropProposal) {
    (self.core, self.proposal) = (core, proposal)
  }

  var items: [any UITableViewDropItem] { core.dropItems }
  var destinationIndexPath: IndexPath? { core.destinationIndexPath }
  var session: any UIDropSession { core.session }

  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    core.drop(dragItem, to: PlaceholderCell(placeholder))
  }

  @discardableResult func drop(
    _ dragItem: UIDragItem, toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating { core.drop(dragItem, toItemAt: indexPath) }

  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { core.drop(dragItem, intoItemAt: indexPath, rect: rect) }

  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating { core.drop(dragItem, to: target) }
}

extension PlaceholderCell {
  fileprivate init(_ placeholder: UITableViewDropPlaceholder) {
    self.init(
      indexPath: placeholder.insertionIndexPath, reuseIdentifier: placeholder.reuseIdentifier,
      height: placeholder.rowHeight >= 0 ? placeholder.rowHeight : nil
    ) { cell in
      (cell as? UITableViewCell).map { placeholder.cellUpdateHandler?($0) }
    }
  }
}
