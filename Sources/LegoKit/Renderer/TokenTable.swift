/// Gives each identity of a description a token, the one that it had before if it had one.
///
/// An identity that appears again in the same description gets a token of its own, by its number.
/// Giving out a token costs two look-ups, and one with a good guess.
struct TokenTable<ID: Hashable, Kind> {
  private struct Numbered: Hashable {
    let id: ID
    let number: Int
  }

  private struct Round {
    var first: [ID: Token<Kind>] = [:]
    var repeated: [Numbered: Token<Kind>] = [:]
  }

  private var known = Round()
  private var given = Round()
  private var counts: [ID: Int] = [:]
  private var next = 0

  /// Begins a description with `count` identities; tokens of the one before are remembered.
  mutating func begin(count: Int) {
    known = given
    given = Round()
    given.first.reserveCapacity(count)
    counts = [:]
  }

  /// The token for `id`, and the token of its first appearance if this is not the first.
  ///
  /// `guess` is the token that `id` had in the description before, where it is known without
  /// looking. Where ids were repeated it could be that of another appearance, and is not used.
  mutating func token(
    for id: ID, guess: Token<Kind>? = nil
  ) -> (token: Token<Kind>, first: Token<Kind>?) {
    let reused = known.repeated.isEmpty ? guess : nil
    let token = reused ?? known.first[id] ?? fresh()
    guard let first = given.first.updateValue(token, forKey: id) else { return (token, nil) }
    given.first[id] = first
    return (repeatedToken(for: id), first)
  }

  /// Ends the description: what it did not name is forgotten.
  mutating func end() {
    known = Round()
  }

  private mutating func repeatedToken(for id: ID) -> Token<Kind> {
    let number = counts[id, default: 0] + 1
    counts[id] = number
    let numbered = Numbered(id: id, number: number)
    let token = known.repeated[numbered] ?? fresh()
    given.repeated[numbered] = token
    return token
  }

  private mutating func fresh() -> Token<Kind> {
    next += 1
    return Token(number: next)
  }
}
