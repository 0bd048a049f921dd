import UIKit

/// A run of items of one type in a section, which are made on demand.
///
/// A section's content is a list of chunks. A chunk keeps the array that it was described with, so
/// describing an array of any length takes constant time, and two chunks with the same storage are
/// equal without a comparison.
protocol ItemChunk: AnyObject {
  /// The number of items.
  var count: Int { get }
  /// The type of the items without modifiers.
  var itemType: Any.Type { get }
  /// The type of the cells that display the items.
  var cellType: AnyClass { get }
  /// The statement that described the only item; `nil` for the items of arrays and of loops.
  var statement: Statement? { get }

  /// Whether items are made by a closure when they are requested.
  var makesItemsOnDemand: Bool { get }
  /// Adds what the closure reads to `reads`, from now on.
  @MainActor func addReads(to reads: AccessList)

  /// Returns the item at `index`.
  func item(at index: Int) -> AnyItem
  /// Returns the identity of the item at `index` without making the item.
  func identity(at index: Int) -> AnyID
  /// Returns the size that the item's cell type states for the `available` size.
  @MainActor func size(at index: Int, in available: CGSize) -> CGSize

  /// The address that chunks have in common if they keep the same array of items and need no
  /// comparison.
  var storage: UnsafeRawPointer? { get }
  /// Compares this chunk with `old` from both ends, or returns `nil` if the identities of their
  /// items are of different types.
  func comparison(with old: any ItemChunk) -> ChunkComparison?
  /// Returns whether the item at `index` is known to have the content of `old`'s item at
  /// `oldIndex`, as far as that one has been displayed.
  func hasEqualContent(at index: Int, as old: any ItemChunk, at oldIndex: Int) -> Bool

  /// Returns the indices of those items of `pairs` whose content is not known to be that of `old`'s
  /// item in the pair.
  func changedItems(of pairs: ItemPairs, in old: any ItemChunk) -> [Int]

  /// Gives the items of `range` their tokens, in order.
  func assignTokens(to range: Range<Int>, _ assignment: inout TokenAssignment)
  /// Returns the tokens of the items, -1 for those that have none.
  func tokens(in identities: IdentityTables) -> [ItemToken]
  /// Removes the identity of the item at `index` from `identities`.
  func removeIdentity(at index: Int, from identities: IdentityTables)
  /// Gives the identity of the first item the token of that of `old`, unless it has one, or one of both
  /// items has an id of its own.
  func takeIdentity(of old: any ItemChunk, token: ItemToken, in identities: IdentityTables)

  /// The values of the items that may retain objects.
  @MainActor var parts: [SectionPart] { get }

  /// Returns a chunk with the items at `indexes`.
  func subset(_ indexes: [Int]) -> any ItemChunk
  /// Returns a chunk with the items of `chunks`, which follow each other, or `nil` if they cannot
  /// be joined.
  static func joining(_ chunks: ArraySlice<any ItemChunk>) -> (any ItemChunk)?
}

extension ItemChunk {
  /// Returns whether both chunks keep the same array of items, which needs no comparison.
  func hasSameStorage(as other: any ItemChunk) -> Bool {
    storage == other.storage && count == other.count
  }

  func changedItems(of pairs: ItemPairs, in old: any ItemChunk) -> [Int] {
    pairs.lazy.filter { !self.hasEqualContent(at: $0.new, as: old, at: $0.old) }.map(\.new)
  }

  /// No statement.
  var statement: Statement? { nil }

  /// Does nothing: statements describe items themselves.
  func takeIdentity(of old: any ItemChunk, token: ItemToken, in identities: IdentityTables) {}

  /// Does nothing: the items exist already.
  @MainActor func addReads(to reads: AccessList) {}
}

/// The result of comparing two arrays of elements from both ends.
struct ChunkComparison: Equatable {
  /// The number of elements at the start whose identities are the same in both.
  var prefix = 0
  /// The number of elements at the end whose identities are the same in both.
  var suffix = 0
  /// The indexes in the new array of elements of the prefix and the suffix whose content has
  /// changed, in ascending order.
  var changed: [Int] = []
}

/// A comparison of two arrays whose elements are described by closures.
///
/// Elements with the same bits are the same value. Runs of them are skipped at the speed of
/// memory, so the closures are called only for elements that were written.
struct ElementComparison<Element> {
  let old: [Element]
  let new: [Element]
  /// Returns whether two elements have the same identity.
  let hasSameIdentity: (_ old: Element, _ new: Element) -> Bool
  /// Returns whether the element of the new array has the content of that of the old one.
  let hasEqualContent: (_ oldIndex: Int, _ newIndex: Int) -> Bool
  /// Whether elements with the same bits have equal content.
  let comparesBits: Bool

  /// Returns the common prefix and suffix and the changes in them.
  func result() -> ChunkComparison {
    var result = ChunkComparison()
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        compareForward(old, new, &result)
        compareBackward(old, new, &result)
      }
    }
    return result
  }

  private typealias Buffer = UnsafeBufferPointer<Element>

  private func compareForward(_ old: Buffer, _ new: Buffer, _ result: inout ChunkComparison) {
    let limit = min(old.count, new.count)
    var index = 0
    while index < limit {
      index += commonBits(old, index, new, index, count: limit - index)
      guard index < limit, hasSameIdentity(old[index], new[index]) else { break }
      if !hasEqualContent(index, index) { result.changed.append(index) }
      index += 1
    }
    result.prefix = index
  }

  private func compareBackward(_ old: Buffer, _ new: Buffer, _ result: inout ChunkComparison) {
    let limit = min(old.count, new.count) - result.prefix
    var changed: [Int] = []
    var length = 0
    while length < limit {
      length += commonBitsAtEnd(old, old.count - length, new, new.count - length, limit - length)
      let (oldIndex, newIndex) = (old.count - length - 1, new.count - length - 1)
      guard length < limit, hasSameIdentity(old[oldIndex], new[newIndex]) else { break }
      if !hasEqualContent(oldIndex, newIndex) { changed.append(newIndex) }
      length += 1
    }
    result.suffix = length
    result.changed += changed.reversed()
  }
}

// MARK: Bits

extension ElementComparison {
  /// Returns the number of elements from two indexes on that have the same bits.
  private func commonBits(
    _ old: Buffer, _ oldStart: Int, _ new: Buffer, _ newStart: Int, count: Int
  ) -> Int {
    lengthOfEqualBits(upTo: count) { length, block in
      areBitsEqual(old, oldStart + length, new, newStart + length, block)
    }
  }

  /// Returns the number of elements before two indexes that have the same bits.
  private func commonBitsAtEnd(
    _ old: Buffer, _ oldEnd: Int, _ new: Buffer, _ newEnd: Int, _ count: Int
  ) -> Int {
    lengthOfEqualBits(upTo: count) { length, block in
      areBitsEqual(old, oldEnd - length - block, new, newEnd - length - block, block)
    }
  }

  // Compares blocks, and halves the block in which the difference is until it is one element.
  private func lengthOfEqualBits(
    upTo count: Int, areEqual: (_ length: Int, _ block: Int) -> Bool
  ) -> Int {
    guard comparesBits else { return 0 }
    var (length, block) = (0, 64)
    while length < count {
      block = min(block, count - length)
      if areEqual(length, block) {
        length += block
      } else if block == 1 {
        break
      } else {
        block /= 2
      }
    }
    return length
  }

  private func areBitsEqual(
    _ old: Buffer, _ oldStart: Int, _ new: Buffer, _ newStart: Int, _ count: Int
  ) -> Bool {
    guard let old = old.baseAddress, let new = new.baseAddress else { return count == 0 }
    return memcmp(old + oldStart, new + newStart, count * MemoryLayout<Element>.stride) == 0
  }
}

/// Returns whether two arrays share their storage, which takes constant time.
func haveSameStorage<Element>(_ one: [Element], _ other: [Element]) -> Bool {
  one.count == other.count
    && one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { other in one.baseAddress == other.baseAddress }
    }
}

/// Returns whether two elements have the same bits, and so are the same value.
func hasSameBits<Element>(
  _ one: [Element], _ index: Int, _ other: [Element], _ otherIndex: Int
) -> Bool {
  one.withUnsafeBufferPointer { one in
    other.withUnsafeBufferPointer { other in
      guard let one = one.baseAddress, let other = other.baseAddress else { return false }
      return memcmp(one + index, other + otherIndex, MemoryLayout<Element>.stride) == 0
    }
  }
}
