import UIKit

/// The behavior that modifiers of one kind add to a displayed screen, such as its selection.
///
/// A feature is created when a description with one of its traits is displayed first, and lives as
/// long as the collection view. The delegate of the collection view asks all features of the screen,
/// in the order of the list with which the renderer was created. Requirements that a feature does not
/// implement do nothing, and allow everything.
@MainActor protocol Feature: AnyObject {
  /// The traits that create the feature; a feature without any is part of each screen.
  static var traits: [any Trait.Type] { get }

  /// Creates the feature of a screen, which retains it.
  init(screen: any DisplayedScreen)

  // MARK: The content

  /// Adapts the collection view to a description that is displayed from now on.
  func contentDidChange()
  /// Returns a description as it is displayed.
  func prepared(_ lego: Lego) -> Lego
  /// Returns whether an update to a description has to wait.
  func mustWait(for lego: Lego) -> Bool

  // MARK: Layout passes

  /// Prepares a layout pass, after changes of state were displayed.
  func layoutWillBegin()
  /// Ends a layout pass in which the content was scrolled to its position; `layOut` displays the
  /// views of another content offset.
  func contentDidScroll(layOut: () -> Void)
  /// Reports what is displayed and visible after a layout pass.
  func layoutDidEnd()

  // MARK: Cells

  /// Adapts a cell to the newest description of its item: before it is displayed, and after each
  /// update.
  func adapt(_ item: DisplayedItem)
  /// Reports an item that has appeared, at the end of the layout pass that displays it, in the order
  /// of the positions.
  func itemDidAppear(_ item: DisplayedItem)
  /// Reports an item that stays displayed after an update.
  func itemDidStay(_ item: DisplayedItem)
  /// Restores a cell that is no longer displayed.
  func restore(_ cell: UICollectionViewCell)
  /// Reports that a cell has stopped displaying an item that had appeared.
  func itemDidDisappear(from cell: UICollectionViewCell, at path: IndexPath)

  // MARK: Supplementary views

  /// Adapts a header, a footer or another view of a section that is about to be displayed.
  func willDisplay(_ boundary: DisplayedBoundary)
  /// Handles a supplementary view that is no longer displayed.
  func didEndDisplaying(_ view: UICollectionReusableView)

  // MARK: Touches

  /// Returns whether a touch may highlight an item.
  func shouldHighlightItem(at path: IndexPath) -> Bool
  /// Handles an item that a touch has highlighted.
  func didHighlightItem(at path: IndexPath)
  /// Handles an item that is no longer highlighted.
  func didUnhighlightItem(at path: IndexPath)
  /// Returns whether the user may select an item.
  func shouldSelectItem(at path: IndexPath) -> Bool
  /// Returns whether the user may deselect an item.
  func shouldDeselectItem(at path: IndexPath) -> Bool
  /// Handles an item that the user has selected.
  func didSelectItem(at path: IndexPath)
  /// Handles an item that the user has deselected.
  func didDeselectItem(at path: IndexPath)
  /// Returns the menu of a long press on an item: the one of the features before, or another one.
  func menu(_ menu: UIMenu?, ofItemAt path: IndexPath) -> UIMenu?
  /// Returns whether a long press on an item moves it, so that it has no menu.
  func movesItem(at path: IndexPath) -> Bool
  /// Returns the actions of an item that assistive technologies offer.
  func accessibilityActions(of item: DisplayedItem) -> [AccessibilityAction]
  /// Ends what the Escape key ends; returns `false` if there is nothing.
  func escape() -> Bool

  // MARK: Movements

  /// Returns whether the user can move an item.
  func canMoveItem(at path: IndexPath) -> Bool
  /// Returns the target of a movement of an item whose user proposes a position; `nil` for that one.
  func target(
    ofMoveFrom source: IndexPath, at current: IndexPath, to proposed: IndexPath
  ) -> IndexPath?
  /// Handles a movement that the data source has displayed.
  func didMoveItem(_ transaction: ItemTransaction)
  /// Returns whether an item can be moved to another position; its own position counts.
  func canMoveItem(from source: IndexPath, to target: IndexPath) -> Bool
  /// Moves an item to another position, if that is allowed.
  func moveItem(from source: IndexPath, to target: IndexPath)
  /// Returns whether the user can drag an item to other places.
  func canDragItem(at path: IndexPath) -> Bool
  /// Handles a drag that the screen accepts and that is over an item now; `nil` for none.
  ///
  /// Returns whether the item changes if the drag pauses, so that it stays under the finger and no
  /// gap opens beside it.
  func dragDidMove(over path: IndexPath?) -> Bool

  // MARK: What features share

  /// Prepares the beginning or the end of editing.
  func editingWillChange()
  /// Handles the beginning or the end of editing.
  func editingDidChange()
  /// Prepares a refresh, which loads the content again.
  func refreshWillBegin()
  /// Handles the end of a refresh.
  func refreshDidEnd()
  /// Handles a list in a cell that has moved to the window.
  func listDidMoveToWindow(_ list: UIView)
}

extension Feature {
  func contentDidChange() {}
  func prepared(_ lego: Lego) -> Lego { lego }
  func mustWait(for lego: Lego) -> Bool { false }
  func layoutWillBegin() {}
  func contentDidScroll(layOut: () -> Void) {}
  func layoutDidEnd() {}
  func adapt(_ item: DisplayedItem) {}
  func itemDidAppear(_ item: DisplayedItem) {}
  func itemDidStay(_ item: DisplayedItem) {}
  func restore(_ cell: UICollectionViewCell) {}
  func itemDidDisappear(from cell: UICollectionViewCell, at path: IndexPath) {}
  func willDisplay(_ boundary: DisplayedBoundary) {}
  func didEndDisplaying(_ view: UICollectionReusableView) {}
  func shouldHighlightItem(at path: IndexPath) -> Bool { true }
  func didHighlightItem(at path: IndexPath) {}
  func didUnhighlightItem(at path: IndexPath) {}
  func shouldSelectItem(at path: IndexPath) -> Bool { true }
  func shouldDeselectItem(at path: IndexPath) -> Bool { true }
  func didSelectItem(at path: IndexPath) {}
  func didDeselectItem(at path: IndexPath) {}
  func menu(_ menu: UIMenu?, ofItemAt path: IndexPath) -> UIMenu? { menu }
  func movesItem(at path: IndexPath) -> Bool { false }
  func accessibilityActions(of item: DisplayedItem) -> [AccessibilityAction] { [] }
  func escape() -> Bool { false }
  func canMoveItem(at path: IndexPath) -> Bool { false }
  func target(
    ofMoveFrom source: IndexPath, at current: IndexPath, to proposed: IndexPath
  ) -> IndexPath? { nil }
  func didMoveItem(_ transaction: ItemTransaction) {}
  func canMoveItem(from source: IndexPath, to target: IndexPath) -> Bool { false }
  func moveItem(from source: IndexPath, to target: IndexPath) {}
  func canDragItem(at path: IndexPath) -> Bool { false }
  func dragDidMove(over path: IndexPath?) -> Bool { false }
  func editingWillChange() {}
  func editingDidChange() {}
  func refreshWillBegin() {}
  func refreshDidEnd() {}
  func listDidMoveToWindow(_ list: UIView) {}
}

/// A movement of an item as the data source reports it.
typealias ItemTransaction = NSDiffableDataSourceTransaction<SectionToken, ItemToken>

/// An action of an item that assistive technologies offer by its name.
struct AccessibilityAction {
  let name: String
  let handler: @MainActor () -> Void
}
