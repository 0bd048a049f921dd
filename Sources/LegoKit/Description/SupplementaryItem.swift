/// An item for the supplementary view of a kind that belongs to a single item, such as a badge that the
/// layout places.
struct SupplementaryItem: RepeatableTrait {
  static var modifier: String { "badge" }

  /// The kind of the view.
  let kind: String
  /// The item to display; `nil` removes the one of an earlier modifier.
  let item: AnyItem?
}

extension Traits {
  /// Returns the item for the supplementary view of a kind, or `nil` if there is none.
  func supplementaryItem(ofKind kind: String) -> AnyItem? {
    all(SupplementaryItem.self).last { $0.kind == kind }?.item
  }
}

/// The mark of a section whose header, footer or other supplementary view has modifiers.
struct SupplementaryModifiers: Trait {
  static var modifier: String { "supplementaryItem" }
  /// No values: those of the items are found with these.
  var parts: [SectionPart] { [] }
}
