/// The identifier of an item in the data source: a number that its identity keeps while it is
/// displayed.
///
/// Ids of users are arbitrary `Hashable` values, which may be slow to compare, not `Sendable`, or
/// not unique.
typealias ItemToken = Int

/// The identifier of a section in the data source: a number that its identity keeps while it is
/// displayed.
typealias SectionToken = Int

/// The tokens of all displayed identities, one table for each type of item and id.
final class IdentityTables {
  private struct Key: Hashable {
    let item: ObjectIdentifier
    let id: ObjectIdentifier
  }

  private var tables: [Key: AnyObject] = [:]

  /// Returns the table of the ids of one type of item.
  func table<ID: Hashable>(of item: Any.Type, id: ID.Type) -> IdentityTable<ID> {
    let key = Key(item: ObjectIdentifier(item), id: ObjectIdentifier(id))
    if let known = tables[key] as? IdentityTable<ID> { return known }
    let table = IdentityTable<ID>()
    tables[key] = table
    return table
  }
}

/// The tokens of ids of one type.
final class IdentityTable<ID: Hashable> {
  private var tokens: [ID: Int] = [:]

  /// Returns the token of `id`, or `nil` if it has none.
  func token(of id: ID) -> Int? { tokens[id] }

  /// Gives `id` a token unless it has one, which is returned in that case.
  func insert(_ token: Int, for id: ID) -> Int? {
    guard let known = tokens.updateValue(token, forKey: id) else { return nil }
    tokens[id] = known
    return known
  }

  /// Removes `id` and its token.
  func remove(_ id: ID) {
    tokens[id] = nil
  }

  /// Reserves capacity for `count` more ids.
  func reserveCapacity(forAdding count: Int) {
    if count > 16 { tokens.reserveCapacity(tokens.count + count) }
  }
}

/// An assignment of tokens to the identities of a description.
///
/// Identities that keep their position keep their token without a lookup. Those of the other
/// displayed ones are released first; an identity that appears again takes back its token.
struct TokenAssignment {
  /// An identity that has another position than before.
  struct Move {
    let token: Int
    /// The position in the displayed content.
    let source: ItemLocation
    /// The index among the assigned tokens.
    let index: Int
  }

  let identities: IdentityTables
  /// The tokens of released identities that have not appeared again, with their positions.
  private(set) var released: [Int: ItemLocation] = [:]
  /// The tokens that have been assigned since ``takeAssigned()``, in order.
  private var assigned: [Int] = []
  private var moves: [Move] = []
  /// Whether an identity appears more than once.
  private(set) var hasDuplicates = false
  /// The highest token that has been given to an identity.
  private(set) var lastToken: Int
  // The tokens to assign in order, in place of new ones.
  private let knownTokens: [Int]

  /// Creates an assignment; `known` are the tokens of the identities that it inserts, if they have
  /// some already.
  init(identities: IdentityTables, lastToken: Int, known: [Int] = []) {
    (self.identities, self.lastToken, knownTokens) = (identities, lastToken, known)
  }

  /// Begins after `token`, which another assignment has reached.
  mutating func skip(to token: Int) {
    lastToken = max(lastToken, token)
  }

  /// Releases the token of an identity that may have another position or be removed.
  mutating func release(_ token: Int, from location: ItemLocation) {
    released[token] = location
  }

  /// Appends the token of `id`: the one that it has, or another one.
  mutating func assignToken<ID: Hashable>(to id: ID, in table: IdentityTable<ID>) {
    let token = knownTokens.isEmpty ? lastToken + 1 : knownTokens[assigned.count]
    guard let known = table.insert(token, for: id) else {
      lastToken = max(lastToken, token)
      return assigned.append(token)
    }
    guard let source = released.removeValue(forKey: known) else {
      hasDuplicates = true
      return
    }
    moves.append(Move(token: known, source: source, index: assigned.count))
    assigned.append(known)
  }

  /// Returns the tokens assigned since the last call and the moves among them.
  mutating func takeAssigned() -> (tokens: [Int], moves: [Move]) {
    defer { (assigned, moves) = ([], []) }
    return (assigned, moves)
  }
}

/// The position of an item in a content: the index of its section and its index in the section.
struct ItemLocation: Hashable {
  let section: Int
  let item: Int
}
