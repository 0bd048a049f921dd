/// A value of which an item, a section or a screen keeps all that modifiers have stored.
protocol RepeatableTrait {
  /// The name of the modifier, for messages.
  static var modifier: String { get }
  /// The name of the modifier that has stored this value, if several store values of the type.
  var modifierName: String { get }
}

extension RepeatableTrait {
  /// The name of all values.
  var modifierName: String { Self.modifier }
}

/// The values of one type, in the order in which modifiers have added them.
struct TraitList<Value: RepeatableTrait>: Trait {
  /// The values, of which there is at least one.
  let values: [Value]

  static var modifier: String { Value.modifier }

  var parts: [SectionPart] { values.map { SectionPart(name: $0.modifierName, value: $0) } }

  /// Returns the values of both.
  func merging(_ later: Self) -> Self { TraitList(values: values + later.values) }
}

extension Traits {
  /// The values of a type of which there may be several.
  func all<Value: RepeatableTrait>(_ type: Value.Type) -> [Value] {
    self[TraitList<Value>.self]?.values ?? []
  }
}

extension LegoItem {
  /// Returns the item with one more value.
  func adding<Value: RepeatableTrait>(_ value: Value) -> ModifiedItem<UnmodifiedItem> {
    adding(TraitList(values: [value]))
  }
}
