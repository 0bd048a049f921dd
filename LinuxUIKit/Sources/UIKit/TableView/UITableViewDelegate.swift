/// The object that specifies the heights, headers and footers of a table, controls selection and
/// editing, and is notified of displayed views.
///
/// All methods are optional. A method must be declared in the class that declares the conformance,
/// or be an override of such a method, since Swift has no counterpart to the lookup of Objective-C
/// methods at run time.
///
/// - Note: Not implemented: the previews of context menus, focus and spring loading.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Notifies the delegate that a cell is about to be displayed.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Notifies the delegate that a header is about to be displayed.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Notifies the delegate that a footer is about to be displayed.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Notifies the delegate that a cell is no longer displayed, once for each `willDisplay`.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Notifies the delegate that a header is no longer displayed.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Notifies the delegate that a footer is no longer displayed.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// Returns the height of a row, in points; `UITableView.automaticDimension` to measure its cell.
  ///
  /// It is called for rows in the visible bounds, before their cells are requested, and for all rows if
  /// `estimatedRowHeight` is 0. The default implementation returns `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a section's header, in points; `UITableView.automaticDimension` to measure it.
  ///
  /// The default implementation returns `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer, in points; `UITableView.automaticDimension` to measure it.
  ///
  /// The default implementation returns `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the estimated height of a row that was not displayed, in points.
  ///
  /// It is called for all rows whenever the table is prepared, so a table whose estimates differ costs
  /// linear time; `estimatedRowHeight` does not. The default implementation returns `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the estimated height of a section's header, in points.
  ///
  /// The default implementation returns `estimatedSectionHeaderHeight`.
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// Returns the estimated height of a section's footer, in points.
  ///
  /// The default implementation returns `estimatedSectionFooterHeight`.
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  /// Returns the header of a section; `nil` to display the title of the data source.
  ///
  /// The default implementation returns `nil`.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the footer of a section; `nil` to display the title of the data source.
  ///
  /// The default implementation returns `nil`.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Notifies the delegate of a tap on the detail accessory of a row.
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns whether a touch highlights the row, which is required for selecting it.
  ///
  /// The default implementation returns `true`.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Notifies the delegate that a touch has highlighted the row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Notifies the delegate that the touch has left the row or ended.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row that a tap on a row selects; `nil` to select none.
  ///
  /// The default implementation returns the tapped row.
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath?

  /// Returns the row that is deselected when a row is about to be; `nil` to keep the selection.
  ///
  /// The default implementation returns the row.
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath?

  /// Notifies the delegate that a tap has selected the row.
  ///
  /// It is not called for `selectRow(at:animated:scrollPosition:)`.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Notifies the delegate that a tap has deselected the row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns whether a row can be focused by a keyboard.
  ///
  /// The default implementation returns `true` if rows can be selected and `allowsFocus` is `true`.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Returns whether an update of the focus in the table is allowed.
  ///
  /// The default implementation returns `true`.
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool

  /// Notifies the delegate of an update of the focus into, in, or out of the table.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)

  /// Returns the row that is focused when the table receives the focus.
  ///
  /// The default implementation returns `nil`, for the selected or else the first visible row.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  /// Returns whether a row is selected when it receives the focus (iOS 15).
  ///
  /// The default implementation returns `selectionFollowsFocus`.
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether a tap also performs the row's primary action (iOS 16).
  ///
  /// The default implementation returns `true` unless the table is being edited.
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// Performs the primary action of the row, after its selection (iOS 16).
  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Returns the editing control of a row.
  ///
  /// The default implementation returns `.delete`.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// Returns the title of the button that confirms a deletion; `nil` for the default.
  ///
  /// The default implementation returns `nil`.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Returns the swipe actions at the leading side of a row; `nil` for none.
  ///
  /// It is called for each swipe. The default implementation returns `nil`.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the swipe actions at the trailing side of a row; `nil` for a delete button if the row can be deleted.
  ///
  /// It is called for each swipe. The default implementation returns `nil`.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions at the trailing side of a row, the first of which is at the row's edge, in the form before
  /// iOS 11; `nil` for a delete button if the row can be deleted.
  ///
  /// It is called for each swipe, unless the delegate implements
  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`. The default implementation returns `nil`.
  @available(iOS, deprecated: 13.0)
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?

  /// Returns whether the content of a row is indented while it is edited.
  ///
  /// The default implementation returns `true`.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that a swipe begins to edit a row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Notifies the delegate that editing a row by a swipe has ended.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Returns the index path for a row that is being moved.
  ///
  /// The default implementation returns the proposed index path.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the indentation level of a row.
  ///
  /// The default implementation returns 0.
  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int

  /// Returns the context menu of a row; `nil` for none.
  ///
  /// It is called after a press of half a second at `point`, in the coordinates of the content. The
  /// default implementation returns `nil`.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Notifies the delegate that a context menu opens (iOS 14).
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Notifies the delegate that a context menu closes (iOS 14).
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Notifies the delegate of a tap on the preview of a context menu.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// Returns whether a drag that pauses over the row selects it, if the table is spring-loaded.
  ///
  /// The default implementation returns `true`.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// Returns whether a two-finger pan that begins on the row may select several rows.
  ///
  /// The default implementation returns `false`.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that a two-finger pan begins to select rows, for example to begin editing.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Notifies the delegate that a two-finger pan that selects rows has ended.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
}
