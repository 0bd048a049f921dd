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
    assigned.reserveCapacity(assigned.count + ids.count)
    guard !released.isEmpty else { return insertTokens(of: ids, in: table) }
    let known = table.tokens(of: ids)
    let sources = released.take(known)
    var index = 0
    while index < known.count {
      let end = sources[index...].firstIndex(of: .nowhere) ?? known.count
      appendMoves(of: known[index..<end], from: sources)
      guard end < known.count else { return }
      if known[end] >= 0 { append(known[end]) } else { insertToken(of: ids[end], in: table) }
      index = end + 1
    }
  }

  /// Appends tokens that identities have already, from locations at the same indexes.
  private mutating func appendMoves(of tokens: ArraySlice<Int>, from sources: [ItemLocation]) {
    let first = assigned.count - tokens.startIndex
    moves += tokens.indices.lazy.map { Move(source: sources[$0], index: first + $0) }
    assigned += tokens
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
  /// Tokens of items or sections that follow each other.
  struct Run {
    /// The tokens at the indexes of the items or sections.
    let tokens: ArraySlice<Int>
    /// The index of the items' section; `nil` for tokens of sections.
    let section: Int?

    func location(at index: Int) -> ItemLocation {
      section.map { ItemLocation(section: $0, item: index) }
        ?? ItemLocation(section: index, item: 0)
    }
  }

  private var runs: [Run] = []
  private var count = 0
  private var takenCount = 0
  // The location of each token that is not taken: in an array from the lowest token on, or in a table if
  // that array would be large.
  private var isIndexed = false
  private var lowest = 0
  private var slots: [ItemLocation] = []
  private var table: [Int: ItemLocation] = [:]

  var isEmpty: Bool { count == 0 }

  /// The locations of the tokens that have not been taken.
  var remaining: [ItemLocation] {
    guard takenCount < count else { return [] }
    return runs.flatMap { run in
      run.tokens.indices.filter { isRemaining(run.tokens[$0]) }.map(run.location)
    }
  }

  mutating func append(_ run: Run) {
    runs.append(run)
    count += run.tokens.count
    isIndexed = false
  }

  /// Takes tokens, negative for none, and returns the location of each: nowhere if it cannot be taken.
  mutating func take(_ tokens: [Int]) -> [ItemLocation] {
    if !isIndexed { index() }
    guard !slots.isEmpty else { return tokens.map { take($0) ?? .nowhere } }
    let lowest = lowest
    var foundCount = 0
    let locations = slots.withUnsafeMutableBufferPointer { slots in
      [ItemLocation](unsafeUninitializedCapacity: tokens.count) { locations, count in
        for token in tokens {
          let slot = token - lowest
          var location = ItemLocation.nowhere
          if slots.indices.contains(slot) { swap(&location, &slots[slot]) }
          locations.initializeElement(at: count, to: location)
          count += 1
          if location != .nowhere { foundCount += 1 }
        }
      }
    }
    takenCount += foundCount
    return locations
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
    lowest = runs.compactMap { $0.tokens.min() }.min() ?? 0
    let highest = runs.compactMap { $0.tokens.max() }.max() ?? -1
    guard highest - lowest < 8 * count + 64 else { return fillTable() }
    slots = [ItemLocation](repeating: .nowhere, count: max(0, highest - lowest + 1))
    for run in runs {
      for index in run.tokens.indices {
        slots[run.tokens[index] - lowest] = run.location(at: index)
      }
    }
  }

  private mutating func fillTable() {
    (slots, table) = ([], Dictionary(minimumCapacity: count))
    for run in runs {
      for index in run.tokens.indices { table[run.tokens[index]] = run.location(at: index) }
    }
  }
}
