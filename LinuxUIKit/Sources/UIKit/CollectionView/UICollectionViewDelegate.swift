/// The object that controls selection, and is notified of selection and displayed views.
///
/// All methods are optional. A method must be declared in the class that declares the conformance,
/// or be an override of such a method, since Swift has no counterpart to the lookup of Objective-C
/// methods at run time.
///
/// - Note: Not implemented: the previews of context menus.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a touch highlights the cell, which is required for selecting it.
  ///
  /// The default implementation returns `true`.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Notifies the delegate that a touch has highlighted the cell.
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Notifies the delegate that the touch has left the cell or ended.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether a tap selects the item. The default implementation returns `true`.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether a tap deselects the item. The default implementation returns `true`.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Notifies the delegate that a tap has selected the item.
  ///
  /// It is not called for `selectItem(at:animated:scrollPosition:)`.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Notifies the delegate that a tap has deselected the item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Returns whether a tap also performs the item's primary action (iOS 16).
  ///
  /// The default implementation returns `true` unless the collection view is being edited.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Performs the primary action of the item, after its selection (iOS 16).
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Returns whether the item is edited together with the collection view (iOS 14).
  ///
  /// The default implementation returns `true`.
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether an item can be focused by a keyboard.
  ///
  /// The default implementation returns `true` if items can be selected and `allowsFocus` is `true`.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  /// Returns whether an update of the focus in the collection view is allowed.
  ///
  /// The default implementation returns `true`.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// Notifies the delegate of an update of the focus into, in, or out of the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the item that is focused when the collection view receives the focus.
  ///
  /// The default implementation returns `nil`, for the selected or else the first visible item.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Returns whether an item is selected when it receives the focus (iOS 15).
  ///
  /// The default implementation returns `selectionFollowsFocus`.
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// Notifies the delegate that the cell is about to be displayed.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Notifies the delegate that the supplementary view is about to be displayed.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath)
  /// Notifies the delegate that the cell is no longer displayed, once for each `willDisplay`.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Notifies the delegate that the supplementary view is no longer displayed.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Returns the layout of an interactive change of layout.
  ///
  /// The default implementation returns one that interpolates the attributes of both layouts.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Returns the content offset after an update or a change of layout.
  ///
  /// The default implementation returns the proposed offset.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Returns the index path for a moved item.
  ///
  /// The default implementation returns the proposed index path.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the index path for a moved item, if the newer method is not implemented.
  ///
  /// The default implementation returns the proposed index path.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the context menu of items, or of the background if there are none (iOS 16).
  ///
  /// This method is called after a press of half a second at `point`, in the coordinates of the
  /// content. The default implementation returns the menu of the older method for a single item.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the context menu of an item (iOS 13). The default implementation returns `nil`.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Notifies the delegate that a context menu opens (iOS 14).
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Notifies the delegate that a context menu closes (iOS 14).
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Notifies the delegate of a tap on the preview of a context menu (iOS 13).
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Returns whether a two-finger pan that begins on the item may select several items (iOS 13).
  ///
  /// The default implementation returns `false`.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Notifies the delegate that a two-finger pan begins to select items, for example to begin
  /// editing (iOS 13).
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Notifies the delegate that a two-finger pan that selects items has ended (iOS 13).
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  /// Returns whether a drag that pauses over the item selects it, if the collection view is
  /// spring-loaded (iOS 11).
  ///
  /// The default implementation returns `true`.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}
