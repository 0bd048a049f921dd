/// The position of an item in a content: the index of its section and its index in the section.
struct ItemLocation: Hashable {
  // Short, so that locations that are read in random order fit in the processor's cache.
  private let sectionNumber: Int32
  private let itemNumber: Int32

  init(section: Int, item: Int) {
    sectionNumber = Int32(truncatingIfNeeded: section)
    itemNumber = Int32(truncatingIfNeeded: item)
  }

  /// The location of an item that is not displayed.
  static let nowhere = ItemLocation(section: -1, item: -1)

  var section: Int { Int(sectionNumber) }
  var item: Int { Int(itemNumber) }
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

  /// Releases the tokens of the items of a section at some indexes.
  mutating func release(_ tokens: ArraySlice<Int>, ofSectionAt section: Int) {
    released.append(tokens, ofSectionAt: section)
  }

  /// Appends the tokens of `ids`: those that they have, or other ones.
  mutating func assignTokens<ID: Hashable>(to ids: [ID], in table: IdentityTable<ID>) {
    table.reserveCapacity(forAdding: released.isEmpty ? ids.count : 0)
    assigned.reserveCapacity(assigned.count + ids.count)
    guard !released.isEmpty else { return insertTokens(of: ids, in: table) }
    let known = table.tokens(of: ids)
    moves.reserveCapacity(moves.count + known.count)
    var index = 0
    while index < known.count {
      let taken = released.take(known[index...], assignedFrom: assigned.count, &moves)
      assigned += known[index..<index + taken]
      index += taken
      guard index < known.count else { return }
      if known[index] >= 0 { append(known[index]) } else { insertToken(of: ids[index], in: table) }
      index += 1
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
    assigned += first..<first + ids.count
    if !table.insert(ids, from: first) { hasDuplicates = true }
  }

  private mutating func insertToken<ID: Hashable>(of id: ID, in table: IdentityTable<ID>) {
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
  private var tokens: [Int] = []
  private var locations: [ItemLocation] = []
  private var takenCount = 0
  // The location of each token that is not taken: in an array from the lowest token on, or in a table if
  // that array would be large.
  private var isIndexed = false
  private var lowest = 0
  private var slots: [ItemLocation] = []
  private var table: [Int: ItemLocation] = [:]

  var isEmpty: Bool { tokens.isEmpty }

  /// The locations of the tokens that have not been taken.
  var remaining: [ItemLocation] {
    guard takenCount < tokens.count else { return [] }
    return tokens.indices.filter { isRemaining(tokens[$0]) }.map { locations[$0] }
  }

  mutating func append(_ token: Int, _ location: ItemLocation) {
    tokens.append(token)
    locations.append(location)
    isIndexed = false
  }

  mutating func append(_ added: ArraySlice<Int>, ofSectionAt section: Int) {
    tokens += added
    locations.reserveCapacity(locations.count + added.count)
    for index in added.indices { locations.append(ItemLocation(section: section, item: index)) }
    isIndexed = false
  }

  /// Takes tokens up to the first one that cannot be taken, or while a table is used.
  ///
  /// - Parameters:
  ///   - tokens: The tokens, negative for none.
  ///   - index: The index of the first of them among the assigned tokens.
  ///   - moves: The moves, to which those of the taken tokens are appended.
  /// - Returns: The number of tokens that were taken.
  mutating func take(
    _ tokens: ArraySlice<Int>, assignedFrom index: Int, _ moves: inout [TokenAssignment.Move]
  ) -> Int {
    if !isIndexed { self.index() }
    var count = 0
    let lowest = lowest
    slots.withUnsafeMutableBufferPointer { slots in
      for token in tokens {
        let slot = token - lowest
        guard slots.indices.contains(slot), slots[slot] != .nowhere else { return }
        moves.append(TokenAssignment.Move(source: slots[slot], index: index + count))
        slots[slot] = .nowhere
        count += 1
      }
    }
    takenCount += count
    return count
  }

  /// Takes a token, and returns its location, or `nil` if it cannot be taken.
  mutating func take(_ token: Int) -> ItemLocation? {
    if !isIndexed { index() }
    guard let location = removeLocation(of: token) else { return nil }
    takenCount += 1
    return location
  }

  private mutating func removeLocation(of token: Int) -> ItemLocation? {
    guard !slots.isEmpty else { return table.removeValue(forKey: token) }
    let slot = token - lowest
    guard slots.indices.contains(slot), slots[slot] != .nowhere else { return nil }
    defer { slots[slot] = .nowhere }
    return slots[slot]
  }

  private func isRemaining(_ token: Int) -> Bool {
    guard isIndexed else { return true }
    return slots.isEmpty ? table[token] != nil : slots[token - lowest] != .nowhere
  }

  private mutating func index() {
    isIndexed = true
    lowest = tokens.min() ?? 0
    let highest = tokens.max() ?? -1
    guard highest - lowest < 8 * tokens.count + 64 else {
      (slots, table) = ([], Dictionary(uniqueKeysWithValues: zip(tokens, locations)))
      return
    }
    slots = [ItemLocation](repeating: .nowhere, count: max(0, highest - lowest + 1))
    for (token, location) in zip(tokens, locations) { slots[token - lowest] = location }
  }
}
