import UIKit

/// The displayed items whose disappearance is reported.
@MainActor final class AppearanceTracker {
  private struct Appearance {
    let item: AnyItem
    let section: Section
  }

  private var displayed: [ObjectIdentifier: Appearance] = [:]

  /// Calls the handlers of an item that a cell is about to display.
  func begin(
    _ item: AnyItem, of section: Section, in cell: UICollectionViewCell,
    _ interaction: ItemInteraction
  ) {
    if interaction.handles(.disappear) {
      displayed[ObjectIdentifier(cell)] = Appearance(item: item, section: section)
    }
    interaction.perform(.appear)
  }

  /// Calls the handlers of the item that a cell no longer displays.
  ///
  /// If the item is still described, its newest handlers are called.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - item: The item that is at the index path of the cell now.
  ///   - section: Returns the section that is at the index path now.
  func end(in cell: UICollectionViewCell, item: AnyItem?, section: () -> Section?) {
    guard let known = displayed.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    if let item, item.id == known.item.id, let section = section() {
      section.interaction(with: item).perform(.disappear)
    } else {
      known.section.interaction(with: known.item).perform(.disappear)
    }
  }
}
