/// The tokens of identities that follow each other, and the former positions of the identities.
struct AssignedTokens {
  /// The tokens.
  private(set) var tokens: [Int] = []
  /// The former positions up to the last identity that had one; `nowhere` for inserted identities.
  private(set) var sources: [ItemLocation] = []
  /// The number of identities that had another position.
  private(set) var moveCount = 0

  /// Returns the former position of an identity, or `nil` if it is inserted.
  func source(at index: Int) -> ItemLocation? {
    index < sources.count && sources[index] != .nowhere ? sources[index] : nil
  }

  /// Appends the token of an identity that had another position.
  mutating func append(_ token: Int, from location: ItemLocation) {
    appendMissingSources()
    moveCount += 1
    tokens.append(token)
    sources.append(location)
  }

  /// Appends the tokens at some indexes, of identities that had other positions.
  mutating func append(_ known: [Int], from locations: [ItemLocation], at range: Range<Int>) {
    appendMissingSources()
    moveCount += range.count
    // All of them need no copy.
    guard !tokens.isEmpty || range != known.indices else {
      return (tokens, sources) = (known, locations)
    }
    tokens += known[range]
    sources += locations[range]
  }

  private mutating func appendMissingSources() {
    guard sources.count < tokens.count else { return }
    sources += repeatElement(.nowhere, count: tokens.count - sources.count)
  }

  /// Appends the tokens of identities that are inserted.
  mutating func append(inserted: Range<Int>) {
    tokens += inserted
  }
}
