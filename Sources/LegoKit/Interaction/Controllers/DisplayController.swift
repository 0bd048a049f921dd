import UIKit

/// A controller that reports which items are displayed.
@MainActor final class DisplayController {
  /// A function that returns the actions of the item in a cell besides those of its attributes.
  typealias AccessibilityActions =
    @MainActor (ItemInteraction, Section, IndexPath, UICollectionViewCell) ->
    [AccessibilityAttributes.Action]

  private let content: @MainActor () -> (any InteractionContent)?
  private let appearances = AppearanceTracker()
  private let ends = EndTracker()
  private let impressions = ImpressionTracker()
  private let accessibilityActions: AccessibilityActions
  private let accessibility = AccessibilityTracker()
  private let badges = BadgeController()
  private var hasImpressions = false
  /// Whether an item with swipe actions has been displayed.
  private(set) var hasSwipeActions = false

  /// Creates a controller for displayed content.
  init(
    content: @escaping @MainActor () -> (any InteractionContent)?,
    accessibilityActions: @escaping AccessibilityActions
  ) {
    self.content = content
    self.accessibilityActions = accessibilityActions
  }

  /// Reports an item that a cell is about to display.
  func begin(at path: IndexPath, in cell: UICollectionViewCell) {
    guard let content = content(), let item = content.item(at: path),
      let section = content.section(at: path.section)
    else { return }
    let interaction = section.interaction(with: item)
    hasImpressions = hasImpressions || !interaction.impressionRules.isEmpty
    adapt(cell, to: interaction, of: section, at: path)
    appearances.begin(item, of: section, in: cell, interaction)
    ends.report(itemAt: path.item, of: section)
  }

  /// Reports that a cell no longer displays an item.
  func end(at path: IndexPath, in cell: UICollectionViewCell) {
    accessibility.restore(cell)
    badges.removeBadges(from: cell)
    appearances.end(in: cell, item: content()?.item(at: path)) {
      content()?.section(at: path.section)
    }
  }

  /// Applies the newest attributes and badges to displayed cells, and reports ends that are
  /// displayed already.
  func contentDidChange() {
    guard let content = content(), let collectionView = content.collectionView else { return }
    for path in collectionView.indexPathsForVisibleItems {
      guard let item = content.item(at: path), let section = content.section(at: path.section)
      else { continue }
      if let cell = collectionView.cellForItem(at: path) {
        adapt(cell, to: section.interaction(with: item), of: section, at: path)
      }
      content.deferringUpdates { ends.report(itemAt: path.item, of: section) }
    }
  }

  private func adapt(
    _ cell: UICollectionViewCell, to interaction: ItemInteraction, of section: Section,
    at path: IndexPath
  ) {
    hasSwipeActions = hasSwipeActions || interaction.hasSwipeActions
    accessibility.apply(
      interaction.accessibility, actions: accessibilityActions(interaction, section, path, cell),
      to: cell)
    badges.apply(interaction.badges, to: cell)
  }

  /// Measures which items the user sees after a layout pass.
  func didLayOut() {
    guard hasImpressions, let content = content(), let collectionView = content.collectionView
    else { return }
    impressions.update(in: collectionView) { path in
      guard let item = content.item(at: path), let section = content.section(at: path.section)
      else { return nil }
      return (item.id, section.interaction(with: item))
    }
  }
}
