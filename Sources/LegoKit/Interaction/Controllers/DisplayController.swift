import UIKit

/// A controller that reports which items are displayed.
///
/// A layout pass may display items and remove them again, for example the first rows of a screen
/// that opens at its end. Items that appear in a pass are therefore reported at its end, in the order of
/// their positions: UIKit displays the cells of a pass in any order.
@MainActor final class DisplayController {
  /// An item that a cell displays since the layout pass in progress.
  private struct NewItem {
    let cell: UICollectionViewCell
    let item: AnyItem
    let path: IndexPath
    let section: Section
  }

  /// A function that returns the actions of the item in a cell besides those of its attributes.
  typealias AccessibilityActions =
    @MainActor (ItemInteraction, Section, IndexPath, UICollectionViewCell) ->
    [AccessibilityAttributes.Action]

  private let content: @MainActor () -> (any InteractionContent)?
  private let appearances = AppearanceTracker()
  private let edges = EdgeTracker()
  private let visibility = VisibilityController()
  private let accessibilityActions: AccessibilityActions
  private let accessibility = AccessibilityTracker()
  private let badges = BadgeController()
  /// Whether an item with swipe actions has been displayed.
  private(set) var hasSwipeActions = false
  /// The kinds of drag and drop handlers of the items that have been displayed.
  private(set) var dragHandlers: DragHandlers = []
  /// The items that appear in the layout pass in progress; `nil` between passes.
  private var newItems: [NewItem]?

  /// Creates a controller for displayed content.
  init(
    content: @escaping @MainActor () -> (any InteractionContent)?,
    accessibilityActions: @escaping AccessibilityActions
  ) {
    self.content = content
    self.accessibilityActions = accessibilityActions
    visibility.connect { [weak self] in self?.measureVisibility() }
  }

  /// Reports an item that a cell is about to display.
  func begin(at path: IndexPath, in cell: UICollectionViewCell) {
    guard let content = content(), let item = content.item(at: path),
      let section = content.section(at: path.section)
    else { return }
    let interaction = section.interaction(with: item)
    visibility.begin(interaction)
    adapt(cell, to: interaction, of: section, at: path)
    let new = NewItem(cell: cell, item: item, path: path, section: section)
    if newItems != nil { newItems?.append(new) } else { report(new) }
  }

  private func report(_ new: NewItem) {
    let interaction = new.section.interaction(with: new.item)
    appearances.begin(new.item, of: new.section, in: new.cell, interaction)
    edges.report(itemAt: new.path.item, of: new.section)
  }

  /// Reports that a cell no longer displays an item.
  func end(at path: IndexPath, in cell: UICollectionViewCell) {
    accessibility.restore(cell)
    badges.removeBadges(from: cell)
    if let index = newItems?.firstIndex(where: { $0.cell === cell }) {
      newItems?.remove(at: index)
      return
    }
    appearances.end(in: cell, item: content()?.item(at: path)) {
      content()?.section(at: path.section)
    }
  }

  /// Applies the newest attributes and badges to displayed cells, and reports edges that are displayed
  /// already.
  func contentDidChange() {
    guard let content = content(), let collectionView = content.collectionView else { return }
    for path in collectionView.indexPathsForVisibleItems {
      guard let item = content.item(at: path), let section = content.section(at: path.section)
      else { continue }
      if let cell = collectionView.cellForItem(at: path) {
        adapt(cell, to: section.interaction(with: item), of: section, at: path)
      }
      // Between an update and the layout pass that scrolls to the anchor, other items are displayed.
      guard newItems == nil else { continue }
      content.deferringUpdates { edges.report(itemAt: path.item, of: section) }
    }
  }

  private func adapt(
    _ cell: UICollectionViewCell, to interaction: ItemInteraction, of section: Section,
    at path: IndexPath
  ) {
    hasSwipeActions = hasSwipeActions || interaction.hasSwipeActions
    dragHandlers.formUnion(interaction.dragHandlers)
    accessibility.apply(
      interaction.accessibility, actions: accessibilityActions(interaction, section, path, cell),
      to: cell)
    badges.apply(interaction.badges, to: cell)
  }

  /// Reports the edges again that are displayed when the content has been loaded again.
  func contentDidReload() {
    edges.removeAll()
    contentDidChange()
  }

  /// Begins a layout pass.
  func willLayOut() {
    newItems = newItems ?? []
  }

  /// Reports the items that have appeared in a layout pass, and what the user sees after it.
  func didLayOut() {
    let new = (newItems ?? []).sorted { $0.path < $1.path }
    newItems = nil
    for item in new { report(item) }
    measureVisibility()
  }

  private func measureVisibility() {
    guard let content = content(), let collectionView = content.collectionView else { return }
    visibility.update(in: collectionView) { path in
      guard let item = content.item(at: path), let section = content.section(at: path.section)
      else { return nil }
      return (item.id, section.interaction(with: item))
    }
  }
}
