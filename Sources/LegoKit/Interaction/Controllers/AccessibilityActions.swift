import UIKit

extension InteractionController {
  /// Returns the actions that assistive technologies offer for an item besides those of its own:
  /// its swipe actions and the movements by one position.
  ///
  /// UIKit offers the swipe actions of list rows itself.
  ///
  /// - Parameters:
  ///   - interaction: The handlers of the item.
  ///   - section: The section of the item.
  ///   - path: The index path of the item.
  ///   - cell: The cell that displays the item.
  /// - Returns: The actions, in the order in which they are offered.
  func accessibilityActions(
    of interaction: ItemInteraction, in section: Section, at path: IndexPath,
    cell: UICollectionViewCell
  ) -> [AccessibilityAttributes.Action] {
    guard let content,
      interaction.hasSwipeActions || !section.interaction.reorderRules.isEmpty
    else { return [] }
    var actions: [AccessibilityAttributes.Action] = []
    if interaction.hasSwipeActions, !content.hasSystemSwipeActions(for: cell, at: path) {
      actions += interaction.accessibleSwipeActions
    }
    guard reordering.canMoveItem(at: path) else { return actions }
    let names = section.interaction.moveActionNames
    for (name, distance) in [(names.up, -1), (names.down, 1)]
    where reordering.canMoveItem(at: path, by: distance) {
      actions.append(
        .init(name: name) { [weak self, weak cell] in
          guard let cell, let path = self?.content?.collectionView?.indexPath(for: cell) else {
            return
          }
          self?.reordering.moveItem(at: path, by: distance)
        })
    }
    return actions
  }
}

extension ItemInteraction {
  /// The swipe actions of both edges as actions for assistive technologies.
  @MainActor fileprivate var accessibleSwipeActions: [AccessibilityAttributes.Action] {
    [SwipeEdge.leading, .trailing].compactMap { swipeActions($0) }.flatMap { $0.actions() }
      .compactMap { action in
        action.title.map { AccessibilityAttributes.Action(name: $0, handler: action.handler) }
      }
  }
}

extension LegoRenderer {
  /// Returns the names of the actions that assistive technologies offer for a visible item.
  package func accessibilityActions(at path: IndexPath) -> [String] {
    displayedInteraction?.accessibilityActions(at: path).map(\.name) ?? []
  }

  /// Performs the action of a name, as assistive technologies do.
  package func performAccessibilityAction(_ name: String, at path: IndexPath) {
    displayedInteraction?.accessibilityActions(at: path).first { $0.name == name }?.handler()
  }
}
