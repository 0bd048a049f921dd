/// Gives each identity of a description a token, the one that it had before if it had one.
///
/// An identity that appears again in the same description gets a token of its own, by its number.
/// Giving out one costs two look-ups.
struct TokenTable<ID: Hashable, Kind> {
  private struct Numbered: Hashable {
    let id: ID
    let number: Int
  }

  private var known: [Numbered: Token<Kind>] = [:]
  private var given: [Numbered: Token<Kind>] = [:]
  private var repeats: [ID: Int] = [:]
  private var next = 0

  /// Begins a description with `count` identities; tokens of the one before are remembered.
  mutating func begin(count: Int) {
    known = given
    given = Dictionary(minimumCapacity: count)
    repeats = [:]
  }

  /// The token for `id`, and the token of its first appearance if this is not the first.
  mutating func token(for id: ID) -> (token: Token<Kind>, first: Token<Kind>?) {
    let first = given[Numbered(id: id, number: 0)]
    let number = first == nil ? 0 : repeats[id, default: 0] + 1
    if first != nil { repeats[id] = number }
    let numbered = Numbered(id: id, number: number)
    let token = known[numbered] ?? fresh()
    given[numbered] = token
    return (token, first)
  }

  /// Ends the description: what it did not name is forgotten.
  mutating func end() {
    known = [:]
  }

  private mutating func fresh() -> Token<Kind> {
    next += 1
    return Token(number: next)
  }
}
