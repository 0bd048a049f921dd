/// An interaction by which a view receives dragged items.
///
/// ```swift
/// basketView.addInteraction(UIDropInteraction(delegate: self))
/// ```
///
/// Of nested views, the innermost one whose delegate can handle the drag is its target.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The delegate, which is not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether the view is a target of several drags at the same time; the default is `false`.
  ///
  /// - Note: Not implemented: the limit; each drag finds its own target.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// The object that decides about drops on a view, and receives the items.
///
/// All methods are optional. See `UICollectionViewDelegate` for where a method must be declared.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view is a target of a drag; asked once for each drag.
  ///
  /// The default implementation returns `true`.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Notifies the delegate that a drag has entered the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns the operation for a drop at the session's location.
  ///
  /// The default implementation returns `.cancel`, so that nothing is dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Notifies the delegate that a drag has left the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Receives the dropped items; loading them has to begin here.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Notifies the delegate that the animation of the drop has ended.
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Notifies the delegate that a drag that has been over the view has ended, here or elsewhere.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Returns the target of the preview of a dropped item; `nil` fades it out.
  ///
  /// The default implementation returns the default preview, which shrinks at its position.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Notifies the delegate that the drop of an item is about to be animated.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// Returns `true`.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}

  /// Returns `.cancel`.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}

  /// Returns the default preview.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
