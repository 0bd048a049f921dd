/// An item of any type, so that one section can hold several.
///
/// Blocks make it by themselves; write it out where a function has to return items of different
/// types.
public struct AnyItem {
  /// The item as it was given.
  public let base: any TypedItemType
  /// Which item it is.
  public let id: AnyID

  /// `item` without its type.
  public init<Item: TypedItemType>(_ item: Item) {
    base = item
    id = AnyID(item)
  }

  /// Whether both are known to look the same: equal by `==`, which their type has to have.
  public func hasEqualContent(as other: AnyItem) -> Bool {
    guard let equatable = base as? any Equatable else { return false }
    return equatable.equals(other.base)
  }
}
