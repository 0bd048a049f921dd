/// The identifier of an item or a section in the data source: a unique number.
///
/// Ids of users are arbitrary `Hashable` values, which may be slow to compare, not `Sendable`, or
/// not unique. `Kind` distinguishes items and sections.
struct Token<Kind>: Hashable, Sendable {
  let number: Int
}

/// The kind of the tokens of items.
enum ItemKind {}

/// The kind of the tokens of sections.
enum SectionKind {}

typealias ItemToken = Token<ItemKind>
typealias SectionToken = Token<SectionKind>

/// A table that gives each identity of a description a token: the one of the description before, if
/// it had one.
///
/// An identity that appears again in the same description gets a token of its own, by its number.
/// A token takes two lookups, or one if it was predicted.
struct TokenTable<ID: Hashable, Kind> {
  private struct Repetition: Hashable {
    let id: ID
    let number: Int
  }

  private struct Tokens {
    var first: [ID: Token<Kind>] = [:]
    var repeated: [Repetition: Token<Kind>] = [:]
  }

  private var known = Tokens()
  private var assigned = Tokens()
  private var counts: [ID: Int] = [:]
  private var lastNumber = 0

  /// Begins a description with `count` identities; the tokens of the last one stay known.
  mutating func begin(count: Int) {
    known = assigned
    assigned = Tokens()
    assigned.first.reserveCapacity(count)
    counts = [:]
  }

  /// Returns the token for `id`, and the token of its first appearance if this is not the first.
  ///
  /// `predicted` is the token that `id` had in the last description, if it is known without a
  /// lookup. If ids were repeated, it could belong to another appearance and is not used.
  mutating func token(
    for id: ID, predicted: Token<Kind>? = nil
  ) -> (token: Token<Kind>, first: Token<Kind>?) {
    let reused = known.repeated.isEmpty ? predicted : nil
    let token = reused ?? known.first[id] ?? nextToken()
    guard let first = assigned.first.updateValue(token, forKey: id) else { return (token, nil) }
    assigned.first[id] = first
    return (repeatedToken(for: id), first)
  }

  /// Ends the description: identities that it does not contain are removed.
  mutating func end() {
    known = Tokens()
  }

  private mutating func repeatedToken(for id: ID) -> Token<Kind> {
    let number = counts[id, default: 0] + 1
    counts[id] = number
    let repetition = Repetition(id: id, number: number)
    let token = known.repeated[repetition] ?? nextToken()
    assigned.repeated[repetition] = token
    return token
  }

  private mutating func nextToken() -> Token<Kind> {
    lastNumber += 1
    return Token(number: lastNumber)
  }
}
