/// A type-erased item, so that one section can contain items of several types.
///
/// Blocks erase types automatically; use it in a function that returns items of different types.
/// Copies share the item, so passing one on is cheap.
public struct AnyItem {
  private let storage: ItemStorage

  /// The item with its own type.
  public var base: any TypedItemType { storage.base }
  /// The identity of the item.
  public var id: AnyID { storage.id }

  /// Creates an item without its type.
  public init<Item: TypedItemType>(_ item: Item) {
    storage = ItemStorage(base: item, id: AnyID(item))
  }

  /// Returns whether the content of both is known to be equal: by `==`, if the type has one.
  public func hasEqualContent(as other: AnyItem) -> Bool {
    if storage === other.storage { return storage.base is any Equatable }
    guard let equatable = storage.base as? any Equatable else { return false }
    return equatable.equals(other.storage.base)
  }
}

/// The immutable storage that copies of an item share.
private final class ItemStorage {
  let base: any TypedItemType
  let id: AnyID

  init(base: any TypedItemType, id: AnyID) {
    self.base = base
    self.id = id
  }
}

/// The identity of an item of any type: its type and its id.
///
/// Two items of different types may have the same id; they are different items.
public struct AnyID: Hashable, CustomStringConvertible {
  /// The type of the item.
  public let type: Any.Type
  /// The id of the item.
  public let base: AnyHashable

  /// Creates the identity of `item`.
  public init<Item: TypedItemType>(_ item: Item) {
    type = Item.self
    base = AnyHashable(item.id)
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
