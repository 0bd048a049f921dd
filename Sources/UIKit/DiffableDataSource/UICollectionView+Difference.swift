import CollectionCore
import Foundation

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
