import Foundation

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
  /// The type under which sections have their tokens.
  enum Sections {}

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

  /// Returns the tokens of the items of a type that `id` identifies, or of any type.
  ///
  /// Items whose ids are erased, such as ready-made rows, are among them.
  func tokens<ID: Hashable>(of id: ID, itemType: Any.Type?) -> [ItemToken] {
    let sections = ObjectIdentifier(Sections.self)
    return tables.compactMap { key, table in
      let isWanted = itemType.map { key.item == ObjectIdentifier($0) } ?? (key.item != sections)
      guard isWanted else { return nil }
      if let table = table as? IdentityTable<ID> { return table.token(of: id) }
      return (table as? IdentityTable<AnyHashable>)?.token(of: AnyHashable(id))
    }
  }
}

/// The tokens of ids of one type.
///
/// The ids of most models are integers, strings or UUIDs, whose tables are several times as fast
/// where the compiler knows the type.
final class IdentityTable<ID: Hashable> {
  // The tokens of ids whose bits do not show whether they are equal.
  private var tokens: [ID: Int] = [:]
  private var integers = IntegerTable()
  private var doubleWords = BitTable<TwoWords>()
  private let kind: Kind

  private enum Kind {
    case integer
    case doubleWord
    case any
  }

  init() {
    if ID.self == Int.self || ID.self == UInt.self || ID.self == Int64.self
      || ID.self == UInt64.self
    {
      kind = .integer
    } else {
      kind = ID.self == UUID.self ? .doubleWord : .any
    }
  }

  /// Returns the token of `id`, or `nil` if it has none.
  @_specialize(where ID == String)
  func token(of id: ID) -> Int? {
    let token =
      switch kind {
      case .integer: integers.token(of: Self.integer(of: id))
      case .doubleWord: doubleWords.token(of: Self.doubleWord(of: id))
      case .any: tokens[id] ?? -1
      }
    return token >= 0 ? token : nil
  }

  /// Returns the tokens of ids in order, -1 for those that have none.
  @_specialize(where ID == String)
  func tokens(of ids: [ID]) -> [Int] {
    switch kind {
    case .integer: ids.withUnsafeBytes { integers.tokens(of: $0) }
    case .doubleWord: ids.withUnsafeBytes { doubleWords.tokens(of: $0) }
    case .any: ids.map { tokens[$0] ?? -1 }
    }
  }

  /// Gives `id` a token unless it has one, which is returned in that case.
  @_specialize(where ID == String)
  func insert(_ token: Int, for id: ID) -> Int? {
    switch kind {
    case .integer: return integers.insert(token, for: Self.integer(of: id))
    case .doubleWord: return doubleWords.insert(token, for: Self.doubleWord(of: id))
    case .any:
      guard let known = tokens.updateValue(token, forKey: id) else { return nil }
      tokens[id] = known
      return known
    }
  }

  /// Gives ids the tokens from `first` on; returns `false` at the first one that has a token.
  @_specialize(where ID == String)
  func insert(_ ids: [ID], from first: Int) -> Bool {
    switch kind {
    case .integer: return ids.withUnsafeBytes { integers.insert($0, from: first) }
    case .doubleWord: return ids.withUnsafeBytes { doubleWords.insert($0, from: first) }
    case .any:
      var token = first
      for id in ids {
        guard tokens.updateValue(token, forKey: id) == nil else { return false }
        token += 1
      }
      return true
    }
  }

  /// Removes `id` and its token.
  @_specialize(where ID == String)
  func remove(_ id: ID) {
    switch kind {
    case .integer: integers.remove(Self.integer(of: id))
    case .doubleWord: doubleWords.remove(Self.doubleWord(of: id))
    case .any: tokens[id] = nil
    }
  }

  /// Reserves capacity for `count` more ids.
  func reserveCapacity(forAdding count: Int) {
    guard count > 16 else { return }
    switch kind {
    case .integer: integers.reserveCapacity(forAdding: count)
    case .doubleWord: doubleWords.reserveCapacity(doubleWords.count + count)
    case .any: tokens.reserveCapacity(tokens.count + count)
    }
  }

  private static func integer(of id: ID) -> Int {
    withUnsafeBytes(of: id) { $0.loadUnaligned(as: Int.self) }
  }

  private static func doubleWord(of id: ID) -> TwoWords {
    withUnsafeBytes(of: id) { $0.loadUnaligned(as: TwoWords.self) }
  }
}
