import UIKit

/// A chunk of items that a closure makes of the elements of an array.
///
/// An item is made when it is displayed or measured, and kept for comparison with the next
/// description. An item that has never been made cannot be on the screen, so it cannot change
/// there either.
final class ForEachChunk<Element, ID: Hashable, Item: LegoItem>: ItemChunk {
  private typealias Base = Item.UnmodifiedItem
  private let elements: [Element]
  private let id: (Element) -> ID
  private let makeItem: (Element) -> Item
  private var madeItems: [Int: Item] = [:]
  private weak var reads: AccessList?

  init(_ elements: [Element], id: @escaping (Element) -> ID, item: @escaping (Element) -> Item) {
    (self.elements, self.id, makeItem) = (elements, id, item)
  }

  var count: Int { elements.count }
  var makesItemsOnDemand: Bool { true }
  var itemType: Any.Type { Item.UnmodifiedItem.self }
  var cellType: AnyClass { Base.CellType.self }

  func item(at index: Int) -> AnyItem {
    AnyItem(madeItem(at: index), id: identity(at: index))
  }

  func identity(at index: Int) -> AnyID {
    AnyID(type: Base.self, base: AnyHashable(id(elements[index])))
  }

  func size(at index: Int, in available: CGSize) -> CGSize {
    Base.CellType.layout(constraintsTo: available, with: madeItem(at: index).unmodifiedItem)
  }

  private func madeItem(at index: Int) -> Item {
    if let made = madeItems[index] { return made }
    let item = observedItem(at: index) ?? makeItem(elements[index])
    madeItems[index] = item
    return item
  }

  func addReads(to reads: AccessList) {
    self.reads = reads
  }

  /// Makes the item at `index` and observes what its closure reads; returns `nil` if that is not
  /// needed.
  private func observedItem(at index: Int) -> Item? {
    guard let reads, MainActorQueue.isCurrent else { return nil }
    // The chunk and the item stay on this thread.
    nonisolated(unsafe) let chunk = self
    nonisolated(unsafe) var item: Item?
    MainActor.assumeIsolated {
      guard !reads.isTrackingAlso else { return }
      item = reads.trackingAlso { chunk.makeItem(chunk.elements[index]) }
    }
    return item
  }

  // The same elements may be displayed differently, since the closure may depend on other values:
  // the items that were made are compared, and only those.
  var storage: UnsafeRawPointer? { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  func comparison(with old: any ItemChunk) -> ChunkComparison? {
    guard let old = old as? ForEachChunk<Element, ID, Item> else { return nil }
    var result = identityComparison(with: old)
    result.changed = old.madeItems.keys.compactMap { index in
      changedIndex(of: index, in: old, result)
    }
    result.changed.sort()
    return result
  }

  private func identityComparison(
    with old: ForEachChunk<Element, ID, Item>
  ) -> ChunkComparison {
    guard !haveSameStorage(elements, old.elements) else { return ChunkComparison(prefix: count) }
    return ElementComparison(
      old: old.elements, new: elements, hasSameIdentity: { [id] in id($0) == id($1) },
      hasEqualContent: { _, _ in true }, comparesBits: true
    )
    .result()
  }

  /// Returns the index of an item of `old` that keeps its place among the others and has changed.
  private func changedIndex(
    of oldIndex: Int, in old: ForEachChunk<Element, ID, Item>, _ comparison: ChunkComparison
  ) -> Int? {
    let distanceToEnd = old.count - oldIndex
    let index: Int
    if oldIndex < comparison.prefix {
      index = oldIndex
    } else if distanceToEnd <= comparison.suffix {
      index = count - distanceToEnd
    } else {
      return nil
    }
    return hasEqualContent(at: index, as: old, at: oldIndex) ? nil : index
  }

  func hasEqualContent(at index: Int, as old: any ItemChunk, at oldIndex: Int) -> Bool {
    guard let old = old as? ForEachChunk<Element, ID, Item> else {
      return item(at: index).hasEqualContent(as: old.item(at: oldIndex))
    }
    guard let made = old.madeItems[oldIndex] else { return true }
    return Base.hasEqualContent(made.unmodifiedItem, madeItem(at: index).unmodifiedItem)
  }

  func assignTokens(to range: Range<Int>, _ assignment: inout TokenAssignment) {
    let table = assignment.identities.table(of: Base.self, id: ID.self)
    assignment.assignTokens(to: range.map { id(elements[$0]) }, in: table)
  }

  func tokens(in identities: IdentityTables) -> [ItemToken] {
    identities.table(of: Base.self, id: ID.self).tokens(of: elements.map(id))
  }

  func removeIdentity(at index: Int, from identities: IdentityTables) {
    identities.table(of: Base.self, id: ID.self).remove(id(elements[index]))
  }

  var parts: [SectionPart] {
    [
      SectionPart(name: "the closure of the ForEach of \(itemType)", value: makeItem),
      SectionPart(name: "the elements of the ForEach of \(itemType)", value: elements),
      SectionPart(name: "items of the ForEach of \(itemType)", value: Array(madeItems.values)),
    ]
  }

  func subset(_ indexes: [Int]) -> any ItemChunk {
    let chunk = ForEachChunk(indexes.map { elements[$0] }, id: id, item: makeItem)
    chunk.reads = reads
    return chunk
  }

  static func joining(_ chunks: ArraySlice<any ItemChunk>) -> (any ItemChunk)? { nil }
}
