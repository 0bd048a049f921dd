/// A value that a modifier of a section stores in each of its items, or in those of one type.
struct ItemRule {
  /// The type of the items; `nil` for items of all types.
  let itemType: Any.Type?
  /// The type of the values.
  let traitType: any Trait.Type
  /// Whether the state that the rule reads determines what is displayed, and is observed.
  let readsState: Bool
  private let modifier: StaticString
  private let addTrait: @MainActor (AnyItem, inout Traits) -> Void

  /// Creates a rule for items of a type.
  init<Item: TypedItemType, Value: Trait>(
    readsState: Bool, modifier: StaticString, _ trait: @escaping @MainActor (Item) -> Value
  ) {
    (itemType, traitType, self.readsState) = (Item.self, Value.self, readsState)
    self.modifier = modifier
    addTrait = { item, traits in
      if let item = item.base as? Item { traits.add(trait(item)) }
    }
  }

  /// Creates a rule for all items.
  init<Value: Trait>(
    modifier: StaticString = #function, _ trait: @escaping @MainActor (AnyItem) -> Value
  ) {
    (itemType, traitType, readsState) = (nil, Value.self, false)
    self.modifier = modifier
    addTrait = { item, traits in traits.add(trait(item)) }
  }

  /// The rule with the name of its modifier and the type of its items, for messages.
  var name: String {
    let name = String("\(modifier)".prefix { $0 != "(" })
    return itemType.map { "\(name) of \($0)" } ?? name
  }

  /// Adds the value for an item, if the rule is for items of its type.
  @MainActor func add(for item: AnyItem, to traits: inout Traits) {
    addTrait(item, &traits)
  }
}
