/// The identity of a closure in a description.
///
/// Closures cannot be compared. Two descriptions with closures are equal if their closures have
/// equal ids; a closure without an id equals only its copies.
struct DescriptionID: Hashable, Sendable {
  private let value: any Hashable & Sendable

  /// Creates the identity of `id`, or one that differs from all others.
  init(_ id: (any Hashable & Sendable)?) {
    value = id ?? UniqueID()
  }

  static func == (one: DescriptionID, other: DescriptionID) -> Bool {
    AnyHashable(one.value) == AnyHashable(other.value)
  }

  func hash(into hasher: inout Hasher) {
    AnyHashable(value).hash(into: &hasher)
  }

  /// An object that equals only itself.
  private final class UniqueID: Hashable, Sendable {
    static func == (one: UniqueID, other: UniqueID) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}
