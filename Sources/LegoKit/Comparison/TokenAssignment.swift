/// An assignment of tokens to the identities of a description.
///
/// Identities that keep their position keep their token without a lookup. Those of the other
/// displayed ones are released first; an identity that appears again takes back its token.
struct TokenAssignment {
  let identities: IdentityTables
  /// Whether an identity appears more than once.
  private(set) var hasDuplicates = false
  /// The highest token that has been given to an identity.
  private(set) var lastToken: Int
  private var released = ReleasedTokens()
  private var assigned = AssignedTokens()
  // The tokens to assign in order, in place of new ones.
  private let knownTokens: [Int]

  /// Creates an assignment; `known` are the tokens of the identities that it inserts, if they have
  /// some already.
  init(identities: IdentityTables, lastToken: Int, known: [Int] = []) {
    (self.identities, self.lastToken, knownTokens) = (identities, lastToken, known)
  }

  /// The positions of released identities that have not appeared again.
  var removed: [ItemLocation] { released.remaining }

  /// Begins after `token`, which another assignment has reached.
  mutating func skip(to token: Int) {
    lastToken = max(lastToken, token)
  }

  /// Releases the tokens of sections, at their indexes, which may have another position or be removed.
  mutating func releaseSections(_ tokens: ArraySlice<SectionToken>) {
    released.append(ReleasedTokens.Run(tokens: tokens, section: nil))
  }

  /// Releases the tokens of the items of a section, at their indexes.
  mutating func release(_ tokens: ArraySlice<ItemToken>, ofSectionAt section: Int) {
    released.append(ReleasedTokens.Run(tokens: tokens, section: section))
  }

  /// Appends the tokens of `ids`: those that they have, or other ones.
  mutating func assignTokens<ID: Hashable>(to ids: [ID], in table: IdentityTable<ID>) {
    table.reserveCapacity(forAdding: released.isEmpty ? ids.count : 0)
    guard !released.isEmpty else { return insertTokens(of: ids, in: table) }
    let known = table.tokens(of: ids)
    let sources = released.take(known)
    var index = 0
    while index < known.count {
      let end = sources[index...].firstIndex(of: .nowhere) ?? known.count
      assigned.append(known, from: sources, at: index..<end)
      guard end < known.count else { return }
      if known[end] >= 0 { append(known[end]) } else { insertToken(of: ids[end], in: table) }
      index = end + 1
    }
  }

  /// Appends the token of `id`: the one that it has, or another one.
  mutating func assignToken<ID: Hashable>(to id: ID, in table: IdentityTable<ID>) {
    if !released.isEmpty, let known = table.token(of: id) { return append(known) }
    insertToken(of: id, in: table)
  }

  /// Gives ids other tokens, none of which has one unless it is repeated.
  private mutating func insertTokens<ID: Hashable>(of ids: [ID], in table: IdentityTable<ID>) {
    guard knownTokens.isEmpty else {
      for id in ids { insertToken(of: id, in: table) }
      return
    }
    let first = lastToken + 1
    lastToken += ids.count
    assigned.append(inserted: first..<first + ids.count)
    if !table.insert(ids, from: first) { hasDuplicates = true }
  }

  private mutating func insertToken<ID: Hashable>(of id: ID, in table: IdentityTable<ID>) {
    let token = knownTokens.isEmpty ? lastToken + 1 : knownTokens[assigned.tokens.count]
    if let known = table.insert(token, for: id) { return append(known) }
    lastToken = max(lastToken, token)
    assigned.append(inserted: token..<token + 1)
  }

  /// Appends a token that an identity has already.
  private mutating func append(_ token: Int) {
    guard let source = released.take(token) else {
      hasDuplicates = true
      return
    }
    assigned.append(token, from: source)
  }

  /// Returns the tokens assigned since the last call.
  mutating func takeAssigned() -> AssignedTokens {
    defer { assigned = AssignedTokens() }
    return assigned
  }
}
