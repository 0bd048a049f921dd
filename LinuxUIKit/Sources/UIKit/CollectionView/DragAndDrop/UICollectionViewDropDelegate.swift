/// The object that decides about drops on a collection view, and receives the items.
///
/// ```swift
/// func collectionView(
///   _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
///   withDestinationIndexPath destinationIndexPath: IndexPath?
/// ) -> UICollectionViewDropProposal {
///   UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
/// }
/// ```
///
/// All methods but the first are optional. See `UICollectionViewDelegate` for where a method must be
/// declared.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Receives the dropped items: changes the data, updates the collection view, and animates the
  /// previews by the coordinator.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the collection view is a target of a drag; asked once for each drag.
  ///
  /// The default implementation returns `true`.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// Notifies the delegate that a drag has entered the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the operation for a drop at the session's location.
  ///
  /// The destination is the index path that an item gets when it is inserted there, or that of the
  /// item under the finger; it is `nil` over space without items. The default implementation
  /// returns a move of local items, or a copy.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Notifies the delegate that a drag has left the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Notifies the delegate that a drag that has been over the collection view has ended, here or
  /// elsewhere.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of the preview of an item that is dropped; `nil` for the default one.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Note: Not implemented: the appearance; the preview of the drag is animated.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}

  // Unverified: the operation; inferred from the usual implementations of the method.
  /// Returns a move of local items that allow it, or a copy.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let isMove = session.localDragSession != nil && session.allowsMoveOperation
    return UICollectionViewDropProposal(operation: isMove ? .move : .copy)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}

  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The operation that a collection view would perform if the items were dropped now.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The relation of dropped items to the destination.
  public enum Intent: Int, Sendable {
    /// The items are not dropped at a certain position; no space is made for them.
    case unspecified = 0
    /// The items are inserted at the destination; the collection view makes space for one.
    case insertAtDestinationIndexPath = 1
    /// The items are dropped into the item at the destination.
    case insertIntoDestinationIndexPath = 2
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

/// A dropped item with its position in the collection view before the drop.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The index path of an item of the same collection view; `nil` for other items.
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
/// collectionView.performBatchUpdates {
///   names.insert(names.remove(at: source.item), at: destination.item)
///   collectionView.moveItem(at: source, to: destination)
/// }
/// coordinator.drop(item.dragItem, toItemAt: destination)
/// ```
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the drop; `nil` over space without items.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for an item whose data is still being loaded, and animates the preview
  /// to it.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates the preview to the cell of an item, by its index path after the updates.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Animates the preview into a rectangle of a cell, in the coordinate system of the cell.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates the preview to a position in a view.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}
