/// A type-erased item, so that one section can contain items of several types.
///
/// Blocks erase types automatically; use it in a function that returns items of different types.
/// Copies share the item, so passing one on is cheap.
public struct AnyItem {
  private let storage: ItemStorage

  /// The item with its own type.
  public var base: any TypedItemType { storage.item.unmodifiedItem }
  /// The identity of the item.
  public var id: AnyID { storage.id }
  /// The values that modifiers have added to the item.
  var traits: Traits { storage.item.itemTraits }

  /// Creates an item without its type.
  public init<Item: LegoItem>(_ item: Item) {
    self.init(item, id: AnyID(item.unmodifiedItem))
  }

  /// Creates an item that `id` identifies in place of the item's own id.
  init<Item: LegoItem>(_ item: Item, id: AnyID) {
    storage = ItemStorage(item: item, id: id)
  }

  /// Returns whether the content of both is known to be equal: by `==`, if the type has one.
  func hasEqualContent(as other: AnyItem) -> Bool {
    base.hasEqualContent(as: other.base)
  }

  /// The item with its modifiers.
  var modifiedItem: any LegoItem { storage.item }
}

extension TypedItemType {
  /// Returns whether `other` is of this type and has equal content.
  fileprivate func hasEqualContent(as other: any TypedItemType) -> Bool {
    guard let other = other as? Self else { return false }
    return Self.hasEqualContent(self, other)
  }
}

extension AnyItem {
  /// The properties and the handlers of the item.
  func parts(name: String? = nil) -> [SectionPart] {
    let name = name ?? "\(id)"
    let properties = Mirror(reflecting: base).children.map {
      SectionPart(name: "the property \($0.label ?? "") of \(name)", value: $0.value)
    }
    return properties
      + traits.parts.map { SectionPart(name: "\($0.name) of \(name)", value: $0.value) }
  }
}

/// The immutable storage that copies of an item share.
private final class ItemStorage {
  let item: any LegoItem
  let id: AnyID

  init(item: any LegoItem, id: AnyID) {
    (self.item, self.id) = (item, id)
  }
}

/// The identity of an item: its type and its id.
///
/// Items of different types may share an id.
public struct AnyID: Hashable, CustomStringConvertible {
  /// The type of the item.
  public let type: Any.Type
  /// The id of the item.
  public let base: AnyHashable

  /// Creates the identity of `item`.
  public init<Item: TypedItemType>(_ item: Item) {
    self.init(type: Item.self, base: AnyHashable(item.id))
  }

  /// Creates the identity of an item of `type`.
  init(type: Any.Type, base: AnyHashable) {
    (self.type, self.base) = (type, base)
  }

  /// The item's type and its id.
  public var description: String { "\(type) \(base)" }

  /// Returns whether two identities have the same type and id.
  public static func == (one: AnyID, other: AnyID) -> Bool {
    one.type == other.type && one.base == other.base
  }

  /// Hashes the type and the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(base)
  }
}
