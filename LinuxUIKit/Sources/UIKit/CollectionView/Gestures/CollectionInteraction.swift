/// The user's interaction with a collection view: touches, long presses, moving items, swipe
/// actions.
///
/// At most one cell is touched, one item moved and one context menu presented.
@MainActor final class CollectionInteraction {
  /// The recognizers of long presses and two-finger pans.
  let gestures = CollectionGestures()
  /// The cell that is highlighted by a touch; `nil` if there is none.
  private(set) var touchedCell: (any ElementCell)?
  /// The item that is being moved; `nil` if there is none.
  private(set) var movement: InteractiveMovement?
  /// The context menu.
  let contextMenu = ContextMenuState()
  /// The interaction that the layout has added; `nil` if it has added none.
  private(set) var layoutInteraction: (any LayoutInteraction)?

  /// Stores the cell that a touch highlights.
  func beginTouch(on cell: any ElementCell) { touchedCell = cell }

  /// Removes the touched cell.
  func endTouch() { touchedCell = nil }

  /// Removes the touched cell if it is a view that is no longer displayed.
  func endTouch(on view: any ElementView) {
    if view === touchedCell { touchedCell = nil }
  }

  /// Begins to move an item.
  func beginMovement(_ new: InteractiveMovement) { movement = new }

  /// Moves the center of the moved item.
  func moveItem(to position: CGPoint) { movement?.move(to: position) }

  /// Changes the index path of the moved item.
  func moveItem(to indexPath: IndexPath) { movement?.move(to: indexPath) }

  /// Marks the movement as being reported to the data source.
  func beginEndingMovement() { movement?.beginEnding() }

  /// Marks the movement as not implemented by the data source.
  func refuseMovement() { movement?.refuse() }

  /// Removes the movement.
  func endMovement() { movement = nil }

  /// Adds the interaction of a layout.
  func add(_ interaction: any LayoutInteraction) { layoutInteraction = interaction }
}

/// An interaction with elements that a layout adds to its collection view, such as the swipe
/// actions of list rows.
@MainActor protocol LayoutInteraction: AnyObject {
  /// Returns the attributes of visible elements with the changes of the interaction.
  func adjusted(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes]
  /// Handles a touch that begins; returns `false` to pass it on.
  func touchesBegan() -> Bool
  /// Handles a touch that ends; returns `false` to pass it on.
  func touchesEnded() -> Bool
  /// Handles a touch that is canceled; returns `false` to pass it on.
  func touchesCancelled() -> Bool
  /// Ends the interaction with an animation.
  func finish()
  /// Ends the interaction without animation, because the elements move.
  func cancel()
  /// Ends the interaction without animation if it concerns a view that is no longer displayed.
  func cancel(for view: any ElementView)
}
