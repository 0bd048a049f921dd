extension Section {
  /// Returns the section with one more value.
  func adding<Value: RepeatableTrait>(_ value: Value) -> Section {
    adding(TraitList(values: [value]))
  }

  /// Returns the section with a value for each item of a type.
  ///
  /// - Parameters:
  ///   - readsState: Whether the state that the closure reads determines what is displayed: it is
  ///     observed as if the section's block had read it.
  ///   - modifier: The modifier that stores the value, for messages.
  ///   - trait: Returns the value for an item.
  /// - Returns: The section with the rule.
  func addingToItems<Item: TypedItemType, Value: Trait>(
    readsState: Bool = false, modifier: StaticString = #function,
    _ trait: @escaping @MainActor (Item) -> Value
  ) -> Section {
    adding(ItemRule(readsState: readsState, modifier: modifier, trait))
  }

  /// Returns the section with one more value for each item of a type.
  func addingToItems<Item: TypedItemType, Value: RepeatableTrait>(
    readsState: Bool = false, modifier: StaticString = #function,
    _ trait: @escaping @MainActor (Item) -> Value
  ) -> Section {
    addingToItems(readsState: readsState, modifier: modifier) { (item: Item) in
      TraitList(values: [trait(item)])
    }
  }

  /// Returns the values of an item: those of the section, followed by its own.
  ///
  /// State that determines what is displayed is observed as if the section's block had read it.
  func traits(of item: AnyItem) -> Traits {
    let rules = itemRules
    guard !rules.isEmpty else { return item.traits }
    guard rules.contains(where: \.readsState) else { return traits(of: item, rules) }
    return record.trackingAlso { traits(of: item, rules) }
  }

  private func traits(of item: AnyItem, _ rules: [ItemRule]) -> Traits {
    var traits = Traits()
    for rule in rules { rule.add(for: item, to: &traits) }
    traits.add(item.traits)
    return traits
  }
}
