import UIKit

/// A search for a displayed item by its id.
struct ItemQuery {
  private let id: any Hashable
  private let itemType: Any.Type?

  /// Creates a search for the item of a type with an id, or of any type if `itemType` is `nil`.
  init<ID: Hashable>(_ id: ID, as itemType: Any.Type?) {
    self.id = AnyHashable(id).base as? any Hashable ?? id
    self.itemType = itemType
  }

  /// Creates a search for the item with an identity.
  init(_ id: AnyID) {
    self.init(id.base, as: id.type)
  }

  /// Returns the tokens of the items that match, by their tables.
  func tokens(in identities: IdentityTables) -> [ItemToken] {
    identities.tokens(of: id, itemType: itemType)
  }

  /// Returns the position of the first item that matches, in time proportional to the number of
  /// items.
  @MainActor func indexPath(in content: IndexedContent) -> IndexPath? {
    let id = AnyHashable(id)
    for (index, section) in content.sections.enumerated() {
      let item = section.section.items.firstIndex { item in
        item.id.base == id && (itemType == nil || item.id.type == itemType)
      }
      if let item { return IndexPath(item: item, section: index) }
    }
    return nil
  }
}
