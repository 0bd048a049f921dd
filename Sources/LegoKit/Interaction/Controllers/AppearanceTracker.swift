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

/// The ends of sections that were reported already.
@MainActor final class EndTracker {
  private struct End: Hashable {
    let count: Int
    let last: AnyID
  }

  private var reported: [AnyHashable: End] = [:]

  /// Calls the handlers of a section if a displayed item is one of its last and the end has not
  /// been reported.
  func report(itemAt index: Int, of section: Section) {
    let handlers = section.interaction.endHandlers
    guard !handlers.isEmpty, let id = section.id else { return }
    // A row of paging comes and goes with the state of paging and is not content.
    let hasPagingRow = section.items.chunks.last?.itemType == PagingRow.self
    let count = section.items.count - (hasPagingRow ? 1 : 0)
    let distance = count - index
    guard distance > 0, handlers.contains(where: { distance <= $0.threshold }) else { return }
    let (chunk, last) = section.items.location(of: count - 1)
    let end = End(count: count, last: chunk.identity(at: last))
    guard reported[id] != end else { return }
    reported[id] = end
    for handler in handlers where distance <= handler.threshold { handler.load() }
  }
}
