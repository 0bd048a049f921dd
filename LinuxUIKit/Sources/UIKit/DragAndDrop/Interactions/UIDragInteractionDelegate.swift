/// The object that provides the items of a drag, and is notified of its progress.
///
/// All methods but the first are optional. See `UICollectionViewDelegate` for where a method must be
/// declared.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins at the session's location; no items mean no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the preview of an item while it is lifted; `nil` displays none.
  ///
  /// The default implementation returns a preview of the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Notifies the delegate that the lift is about to be animated.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Notifies the delegate that the lifted items begin to move.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Returns whether targets may move the items. The default implementation returns `true`.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether only targets in the same app receive the items.
  ///
  /// The default implementation returns `false`.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Returns whether previews keep their full size. The default implementation returns `false`.
  ///
  /// - Note: Not implemented: previews of reduced size; they always have the full size.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// Notifies the delegate that the drag has moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Notifies the delegate that the drag ends, before its last animation.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// Notifies the delegate that the drag has ended, after its last animation.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
  /// Notifies the delegate that the target has received the items.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// Returns items that a tap with another finger adds to a drag.
  ///
  /// The default implementation returns none.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Returns the drag to which a tap with another finger adds items.
  ///
  /// The default implementation returns the first one.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Notifies the delegate that items are added to a drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Returns the target of the preview of an item whose drag is canceled; `nil` fades it out.
  ///
  /// The default implementation returns the default preview.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Notifies the delegate that the return of an item is about to be animated.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// Returns a preview of the interaction's view.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    interaction.view.map { UITargetedDragPreview(view: $0) }
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}

  /// Returns `true`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// Returns `false`.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }

  /// Returns `false`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}

  /// Returns no items.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }

  /// Returns the first drag.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { sessions.first }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}

  /// Returns the default preview.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}
