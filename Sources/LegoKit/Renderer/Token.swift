/// What the data source knows an item or a section by: a number given out once.
///
/// Ids of users are any `Hashable` values, which may be slow to compare, not `Sendable`, or not
/// unique; numbers are none of that. `Kind` keeps items and sections apart.
struct Token<Kind>: Hashable, Sendable {
  let number: Int
}

/// Marks the tokens of items.
enum ItemKind {}

/// Marks the tokens of sections.
enum SectionKind {}

typealias ItemToken = Token<ItemKind>
typealias SectionToken = Token<SectionKind>
