/// The identity of an item of any type: its type and its id.
///
/// Two items of different types may have the same id; they are different items all the same.
public struct AnyID: Hashable, CustomStringConvertible {
  /// The type of the item that has the identity.
  public let type: Any.Type
  /// The item's own id.
  public let base: AnyHashable

  /// The identity of `item`.
  public init<Item: TypedItemType>(_ item: Item) {
    type = Item.self
    base = AnyHashable(item.id)
  }

  /// The item's type and its id.
  public var description: String { "\(type) \(base)" }

  /// Whether both say the same.
  public static func == (one: AnyID, other: AnyID) -> Bool {
    one.type == other.type && one.base == other.base
  }

  /// Feeds what is compared into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(base)
  }
}
