/// The position of an item in a content: the index of its section and its index in the section.
struct ItemLocation: Hashable {
  let section: Int
  let item: Int
}

/// An assignment of tokens to the identities of a description.
///
/// Identities that keep their position keep their token without a lookup. Those of the other
/// displayed ones are released first; an identity that appears again takes back its token.
struct TokenAssignment {
  /// An identity that has another position than before.
  struct Move {
    /// The position in the displayed content.
    let source: ItemLocation
    /// The index among the assigned tokens.
    let index: Int
  }

  let identities: IdentityTables
  /// Whether an identity appears more than once.
  private(set) var hasDuplicates = false
  /// The highest token that has been given to an identity.
  private(set) var lastToken: Int
  private var released = ReleasedTokens()
  private var assigned: [Int] = []
  private var moves: [Move] = []
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

  /// Releases the token of an identity that may have another position or be removed.
  mutating func release(_ token: Int, from location: ItemLocation) {
    released.append(token, location)
  }

  /// Reserves capacity for `count` tokens.
  mutating func reserveCapacity(_ count: Int) {
    assigned.reserveCapacity(assigned.count + count)
  }

  /// Appends the token of `id`: the one that it has, or another one.
  mutating func assignToken<ID: Hashable>(to id: ID, in table: IdentityTable<ID>) {
    if !released.isEmpty, let known = table.token(of: id) { return append(known) }
    let token = knownTokens.isEmpty ? lastToken + 1 : knownTokens[assigned.count]
    if let known = table.insert(token, for: id) { return append(known) }
    lastToken = max(lastToken, token)
    assigned.append(token)
  }

  /// Appends a token that an identity has already.
  private mutating func append(_ token: Int) {
    guard let source = released.take(token) else {
      hasDuplicates = true
      return
    }
    moves.append(Move(source: source, index: assigned.count))
    assigned.append(token)
  }

  /// Returns the tokens assigned since the last call and the moves among them.
  mutating func takeAssigned() -> (tokens: [Int], moves: [Move]) {
    defer { (assigned, moves) = ([], []) }
    return (assigned, moves)
  }
}

/// Tokens that were released, each of which can be taken once.
private struct ReleasedTokens {
  private struct Entry {
    let token: Int
    let location: ItemLocation
    var isTaken = false
  }

  /// The index of each token among the entries: in an array from the lowest token on, or in a
  /// table if that array would be large.
  private enum Index {
    case array(lowest: Int, [Int32])
    case table([Int: Int])
  }

  private var entries: [Entry] = []
  private var index: Index?

  var isEmpty: Bool { entries.isEmpty }

  /// The locations of the tokens that have not been taken.
  var remaining: [ItemLocation] {
    entries.lazy.filter { !$0.isTaken }.map(\.location)
  }

  mutating func append(_ token: Int, _ location: ItemLocation) {
    entries.append(Entry(token: token, location: location))
    index = nil
  }

  /// Takes a token, and returns its location, or `nil` if it cannot be taken.
  mutating func take(_ token: Int) -> ItemLocation? {
    guard let position = position(of: token), !entries[position].isTaken else { return nil }
    entries[position].isTaken = true
    return entries[position].location
  }

  private mutating func position(of token: Int) -> Int? {
    if index == nil { index = makeIndex() }
    switch index {
    case .array(let lowest, let positions):
      let slot = token - lowest
      guard positions.indices.contains(slot), positions[slot] >= 0 else { return nil }
      return Int(positions[slot])
    case .table(let positions): return positions[token]
    case nil: return nil
    }
  }

  private func makeIndex() -> Index {
    let lowest = entries.reduce(.max) { min($0, $1.token) }
    let highest = entries.reduce(0) { max($0, $1.token) }
    guard highest - lowest < 8 * entries.count + 64 else {
      return .table(
        Dictionary(uniqueKeysWithValues: zip(entries.map(\.token), entries.indices)))
    }
    var positions = [Int32](repeating: -1, count: max(0, highest - lowest + 1))
    for (position, entry) in entries.enumerated() {
      positions[entry.token - lowest] = Int32(truncatingIfNeeded: position)
    }
    return .array(lowest: lowest, positions)
  }
}
