/// An item of any type, so that one section can hold several.
///
/// Blocks make it by themselves; write it out where a function has to return items of different
/// types. Copies share the item, so handing it on costs next to nothing.
public struct AnyItem {
  private let box: ItemBox

  /// The item as it was given.
  public var base: any TypedItemType { box.base }
  /// Which item it is.
  public var id: AnyID { box.id }

  /// `item` without its type.
  public init<Item: TypedItemType>(_ item: Item) {
    box = ItemBox(base: item, id: AnyID(item))
  }

  /// Whether both are known to look the same: equal by `==`, which their type has to have.
  public func hasEqualContent(as other: AnyItem) -> Bool {
    if box === other.box { return box.base is any Equatable }
    guard let equatable = box.base as? any Equatable else { return false }
    return equatable.equals(other.box.base)
  }
}

/// An item at a place of its own, which never changes.
private final class ItemBox {
  let base: any TypedItemType
  let id: AnyID

  init(base: any TypedItemType, id: AnyID) {
    self.base = base
    self.id = id
  }
}
