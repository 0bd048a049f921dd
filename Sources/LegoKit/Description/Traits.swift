/// A value that a modifier stores in an item, a section or a screen, under its own type.
///
/// Descriptions keep traits without knowing them: a feature declares the traits of its modifiers and
/// reads them from what is displayed.
protocol Trait {
  /// The name of the modifier, for messages.
  static var modifier: String { get }
  /// The values that may retain an object, with the names of their modifiers.
  var parts: [SectionPart] { get }
  /// Returns the value for two modifiers of the same type, of which `later` was applied last.
  func merging(_ later: Self) -> Self
}

extension Trait {
  /// The value itself.
  var parts: [SectionPart] { [SectionPart(name: Self.modifier, value: self)] }

  /// The later value: a second modifier replaces the first.
  func merging(_ later: Self) -> Self { later }
}

/// The values that modifiers have stored in an item, a section or a screen, one of each type.
///
/// Most descriptions have none, which takes no storage. Values are not compared: of an item that is
/// described again, the newest ones count.
public struct Traits {
  private var entries: [(type: ObjectIdentifier, value: any Trait)] = []

  /// Creates a collection without values.
  public init() {}

  /// Creates a collection of one value.
  init<Value: Trait>(_ value: Value) {
    entries = [(ObjectIdentifier(Value.self), value)]
  }

  /// Whether there is no value.
  var isEmpty: Bool { entries.isEmpty }

  /// The types of the values, in the order in which the first of each was added.
  var types: some Sequence<ObjectIdentifier> { entries.lazy.map(\.type) }

  /// The values that may retain an object, with the names of their modifiers.
  var parts: [SectionPart] { entries.flatMap(\.value.parts) }

  /// The values, in the order in which the first of each type was added.
  var values: some Sequence<any Trait> { entries.lazy.map(\.value) }

  /// The value of a type; `nil` if no modifier has stored one.
  subscript<Value: Trait>(_ type: Value.Type) -> Value? {
    guard let index = index(of: ObjectIdentifier(type)) else { return nil }
    return entries[index].value as? Value
  }

  /// Adds a value, merged with that of its type.
  // Not compiled again for each type of value.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func add<Value: Trait>(_ value: Value) {
    let type = ObjectIdentifier(Value.self)
    guard let index = index(of: type), let known = entries[index].value as? Value else {
      return entries.append((type, value))
    }
    entries[index].value = known.merging(value)
  }

  /// Adds all values of a later collection.
  mutating func add(_ later: Traits) {
    guard !entries.isEmpty else { return entries = later.entries }
    for entry in later.entries { add(entry.value) }
  }

  // Items have few traits, so that a search is faster than hashing.
  private func index(of type: ObjectIdentifier) -> Int? {
    entries.firstIndex { $0.type == type }
  }
}
