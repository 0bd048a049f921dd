import UIKit

/// A chunk of an array of items.
final class ArrayChunk<Item: LegoItem>: ItemChunk {
  private typealias Base = Item.UnmodifiedItem
  private let items: [Item]
  let statement: Statement?
  // Items that cannot be compared count as changed, even if they are the same object.
  private lazy var isComparable =
    items.first.map { Base.hasEqualContent($0.unmodifiedItem, $0.unmodifiedItem) } ?? false

  init(_ items: [Item], statement: Statement? = nil) {
    (self.items, self.statement) = (items, statement)
  }

  var count: Int { items.count }
  var makesItemsOnDemand: Bool { false }
  var itemType: Any.Type { Item.UnmodifiedItem.self }
  var cellType: AnyClass { Base.CellType.self }

  func item(at index: Int) -> AnyItem { AnyItem(items[index]) }

  func identity(at index: Int) -> AnyID { AnyID(items[index].unmodifiedItem) }

  func size(at index: Int, in available: CGSize) -> CGSize {
    Base.CellType.layout(constraintsTo: available, with: items[index].unmodifiedItem)
  }

  // Chunks are never empty, so no array is the empty one that all types share.
  var storage: UnsafeRawPointer? {
    items.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }

  func comparison(with old: any ItemChunk) -> ChunkComparison? {
    guard let old = old as? ArrayChunk<Item> else { return nil }
    guard !haveSameStorage(items, old.items) else { return ChunkComparison(prefix: count) }
    return ElementComparison(
      old: old.items, new: items,
      hasSameIdentity: { $0.unmodifiedItem.id == $1.unmodifiedItem.id },
      hasEqualContent: { self.hasEqualContent(at: $1, as: old, at: $0) },
      comparesBits: isComparable
    )
    .result()
  }

  func hasEqualContent(at index: Int, as old: any ItemChunk, at oldIndex: Int) -> Bool {
    guard let old = old as? ArrayChunk<Item> else {
      return item(at: index).hasEqualContent(as: old.item(at: oldIndex))
    }
    return hasEqualContent(at: index, as: old, at: oldIndex)
  }

  private func hasEqualContent(
    at index: Int, as old: ArrayChunk<Item>, at oldIndex: Int
  ) -> Bool {
    isComparable && hasSameBits(old.items, oldIndex, items, index)
      || Base.hasEqualContent(old.items[oldIndex].unmodifiedItem, items[index].unmodifiedItem)
  }

  func changedItems(of pairs: ItemPairs, in old: any ItemChunk) -> [Int] {
    let candidates =
      if isComparable, let other = old as? ArrayChunk<Item> {
        pairsWithOtherBits(pairs, other.items, items)
      } else {
        Array(pairs)
      }
    return candidates.filter { !hasEqualContent(at: $0.new, as: old, at: $0.old) }.map(\.new)
  }

  func assignTokens(to range: Range<Int>, _ assignment: inout TokenAssignment) {
    let table = assignment.identities.table(of: Base.self, id: Base.ID.self)
    assignment.assignTokens(to: ids(of: range), in: table)
  }

  /// Returns the ids of the items at some indexes.
  ///
  /// A collection's map, and the array's subscript, are several times as slow in generic code.
  private func ids(of range: Range<Int>) -> [Base.ID] {
    items.withUnsafeBufferPointer { items in
      [Base.ID](unsafeUninitializedCapacity: range.count) { ids, count in
        guard let first = items.baseAddress.map({ $0 + range.lowerBound }) else { return }
        guard Item.self == Base.self else {
          while count < range.count {
            ids.initializeElement(at: count, to: first[count].unmodifiedItem.id)
            count += 1
          }
          return
        }
        // Items without modifiers are of that type, and `unmodifiedItem` would copy each.
        let bases = UnsafeMutableRawPointer(mutating: first).assumingMemoryBound(to: Base.self)
        while count < range.count {
          ids.initializeElement(at: count, to: id(of: &bases[count]))
          count += 1
        }
      }
    }
  }

  func tokens(in identities: IdentityTables) -> [ItemToken] {
    identities.table(of: Base.self, id: Base.ID.self).tokens(of: ids(of: items.indices))
  }

  func removeIdentity(at index: Int, from identities: IdentityTables) {
    identities.table(of: Base.self, id: Base.ID.self).remove(items[index].unmodifiedItem.id)
  }

  func takeIdentity(of old: any ItemChunk, token: ItemToken, in identities: IdentityTables) {
    guard let old = (old as? ArrayChunk<Item>)?.items.first?.unmodifiedItem,
      let item = items.first?.unmodifiedItem,
      (old as? any StatementIdentified)?.isIdentifiedByStatement == true,
      (item as? any StatementIdentified)?.isIdentifiedByStatement == true
    else { return }
    let table = identities.table(of: Base.self, id: Base.ID.self)
    if table.insert(token, for: item.id) == nil { table.remove(old.id) }
  }

  // Items further down are usually described by the same closures.
  var parts: [SectionPart] {
    let (first, others) = (items.prefix(100), Array(items.dropFirst(100)))
    return first.flatMap { AnyItem($0).parts() }
      + (others.isEmpty ? [] : [SectionPart(name: "items of type \(itemType)", value: others)])
  }

  func subset(_ indexes: [Int]) -> any ItemChunk { ArrayChunk(indexes.map { items[$0] }) }

  static func joining(_ chunks: ArraySlice<any ItemChunk>) -> (any ItemChunk)? {
    var items: [Item] = []
    items.reserveCapacity(chunks.reduce(0) { $0 + $1.count })
    for chunk in chunks {
      guard let chunk = chunk as? ArrayChunk<Item> else { return nil }
      items += chunk.items
    }
    return ArrayChunk(items)
  }
}

/// Returns the id of an item in memory, which isn't changed.
///
/// Generic code copies a value that it reads through a pointer, but not one that it could change.
@inline(__always) private func id<Item: TypedItemType>(of item: inout Item) -> Item.ID { item.id }
