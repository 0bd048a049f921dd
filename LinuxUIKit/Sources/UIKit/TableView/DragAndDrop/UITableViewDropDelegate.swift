/// The object that decides about drops on a table, and receives the items.
///
/// ```swift
/// func tableView(
///   _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
///   withDestinationIndexPath destinationIndexPath: IndexPath?
/// ) -> UITableViewDropProposal {
///   UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
/// }
/// ```
///
/// All methods but the first are optional. See `UICollectionViewDelegate` for where a method must be
/// declared.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Receives the dropped items: changes the data, updates the table, and animates the previews by
  /// the coordinator.
  ///
  /// It isn't called for a single row that is moved in its table if the data source implements
  /// `tableView(_:canMoveRowAt:)` and returns `true`: then `tableView(_:moveRowAt:to:)` is.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table is a target of a drag; asked once for each drag.
  ///
  /// The default implementation returns `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Notifies the delegate that a drag has entered the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the operation for a drop at the session's location.
  ///
  /// The destination is the index path that a row gets when it is inserted there, or that of the
  /// row under the finger; it is `nil` over space without rows. The default implementation returns
  /// a move of local items, or a copy.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Notifies the delegate that a drag has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Notifies the delegate that a drag that has been over the table has ended, here or elsewhere.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of the preview of an item that is dropped; `nil` for the default one.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Note: Not implemented: the appearance; the preview of the drag is animated.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
  }

  // Unverified: the operation; inferred from the usual implementations of the method.
  /// Returns a move of local items that allow it, or a copy.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let isMove = session.localDragSession != nil && session.allowsMoveOperation
    return UITableViewDropProposal(operation: isMove ? .move : .copy)
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The operation that a table would perform if the items were dropped now.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The relation of dropped items to the destination.
  public enum Intent: Int, Sendable {
    /// The items are not dropped at a certain position; no space is made for them.
    case unspecified = 0
    /// The items are inserted at the destination; the table makes space for one.
    case insertAtDestinationIndexPath = 1
    /// The items are dropped into the row at the destination.
    case insertIntoDestinationIndexPath = 2
    /// The items are dropped into the row if the finger is over the middle half of it, and
    /// inserted otherwise.
    case automatic = 3
  }

  /// The relation of dropped items to the destination.
  open private(set) var intent: Intent

  /// Creates a proposal for an operation and a destination.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a relation to the destination.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// A dropped item with its position in the table before the drop.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The index path of a row of the same table; `nil` for other items.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// The object by which a delegate performs a drop: its items, its destination, and the animations of
/// the previews.
///
/// ```swift
/// guard let item = coordinator.items.first, let source = item.sourceIndexPath,
///   let destination = coordinator.destinationIndexPath
/// else { return }
/// tableView.performBatchUpdates {
///   names.insert(names.remove(at: source.row), at: destination.row)
///   tableView.moveRow(at: source, to: destination)
/// }
/// coordinator.drop(item.dragItem, toRowAt: destination)
/// ```
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path of the drop; `nil` over space without rows.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for an item whose data is still being loaded, and animates the preview
  /// to it.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Animates the preview to a row, by its index path after the updates.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Animates the preview into a rectangle of a row, in the coordinate system of the cell.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates the preview to a position in a view.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

extension DropItem: UITableViewDropItem {}

extension PlaceholderContext: UITableViewDropPlaceholderContext {}
