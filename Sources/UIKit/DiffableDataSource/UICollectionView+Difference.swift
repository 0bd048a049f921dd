import CollectionCore
import Foundation

extension UICollectionView {
  /// Names the changes of a difference; called in the block of a batch update.
  func play(_ difference: OrderedDifference) {
    deleteItems(at: difference.deletedItems.map(IndexPath.init))
    deleteSections(IndexSet(difference.deletedSections))
    insertSections(IndexSet(difference.insertedSections))
    insertItems(at: difference.insertedItems.map(IndexPath.init))
    for move in difference.movedSections { moveSection(move.source, toSection: move.target) }
    for move in difference.movedItems {
      moveItem(at: IndexPath(move.source), to: IndexPath(move.target))
    }
  }

  /// Names what is to be made anew and filled again; called in the block of a batch update.
  func play(_ marks: DiffableMarks) {
    reloadSections(marks.reloadedSections)
    reloadItems(at: marks.reloadedItems)
    reconfigureItems(at: marks.reconfiguredItems)
  }
}

extension IndexPath {
  /// The index path of an item's position.
  init(_ position: ItemPosition) {
    self.init(item: position.item, section: position.section)
  }
}

extension SectionedList {
  /// The item at a position, nil when there is none.
  func item(at position: ItemPosition) -> Item? {
    guard items.indices.contains(position.section) else { return nil }
    let section = items[position.section]
    return section.indices.contains(position.item) ? section[position.item] : nil
  }
}
