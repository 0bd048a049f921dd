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
  private var tokens: [ID: Int] = [:]

  /// Returns the token of `id`, or `nil` if it has none.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func token(of id: ID) -> Int? { tokens[id] }

  /// Returns the tokens of ids in order, -1 for those that have none.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func tokens(of ids: [ID]) -> [Int] { ids.map { tokens[$0] ?? -1 } }

  /// Gives `id` a token unless it has one, which is returned in that case.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func insert(_ token: Int, for id: ID) -> Int? {
    guard let known = tokens.updateValue(token, forKey: id) else { return nil }
    tokens[id] = known
    return known
  }

  /// Gives ids the tokens from `first` on; returns `false` at the first one that has a token.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func insert(_ ids: [ID], from first: Int) -> Bool {
    var token = first
    for id in ids {
      guard tokens.updateValue(token, forKey: id) == nil else { return false }
      token += 1
    }
    return true
  }

  /// Removes `id` and its token.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  func remove(_ id: ID) {
    tokens[id] = nil
  }

  /// Reserves capacity for `count` more ids.
  func reserveCapacity(forAdding count: Int) {
    if count > 16 { tokens.reserveCapacity(tokens.count + count) }
  }
}
