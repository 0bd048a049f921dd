/// A hash table of element numbers, with the occurrences of equal elements in order.
///
/// It stores no elements: the caller decides which numbers stand for equal ones. A slot stores a
/// part of the hash beside the number, so that elements are compared only if they are most likely
/// equal. Both share 32 bits, since most of the cost of a lookup is fetching the slot from memory.
struct OccurrenceTable: Sendable {
  private var slots: [UInt32]
  private let mask: Int
  // The number of bits of a slot for the element number.
  private let numberBits: Int
  // For each element the next equal one; empty as long as none is repeated.
  private var following: [Int32] = []
  private let numbers: Int

  private static var empty: UInt32 { .max }

  /// Creates an empty table for `count` elements, whose numbers are below `numbers`.
  init(capacity count: Int, numbers: Int) {
    self.numbers = numbers
    // A number with all bits set would make a slot seem empty.
    numberBits = Int.bitWidth - (numbers + 1).leadingZeroBitCount
    var capacity = 4
    while capacity < 2 * count { capacity *= 2 }
    slots = Array(repeating: Self.empty, count: capacity)
    mask = capacity - 1
  }

  /// Inserts an element; of equal ones the last must be inserted first.
  @inline(__always)
  mutating func enter(_ number: Int, hash: UInt64, isEqual: (Int) -> Bool) {
    let slot = slot(of: hash, isEqual: isEqual)
    if slots[slot] != Self.empty { chain(number, to: self.number(in: slots[slot])) }
    slots[slot] = entry(number, hash: hash)
  }

  private mutating func chain(_ number: Int, to next: Int) {
    if following.isEmpty { following = Array(repeating: PairedElements.none, count: numbers) }
    following[number] = Int32(truncatingIfNeeded: next)
  }

  /// Returns the first of the equal elements that isn't paired yet; `nil` if there is none.
  @inline(__always)
  mutating func unpaired(
    hash: UInt64, in pairs: PairedElements, isEqual: (Int) -> Bool
  ) -> Int? {
    let slot = slot(of: hash, isEqual: isEqual)
    guard slots[slot] != Self.empty else { return nil }
    let number = number(in: slots[slot])
    guard pairs.isPaired[number] else { return number }
    guard let next = nextUnpaired(behind: number, in: pairs) else { return nil }
    // Elements that were skipped stay paired.
    slots[slot] = entry(next, hash: hash)
    return pairs.isPaired[next] ? nil : next
  }

  // Returns the next equal element that isn't paired, or the last one; `nil` if there is no other.
  private func nextUnpaired(behind number: Int, in pairs: PairedElements) -> Int? {
    guard !following.isEmpty, following[number] != PairedElements.none else { return nil }
    var next = Int(following[number])
    while pairs.isPaired[next], following[next] != PairedElements.none {
      next = Int(following[next])
    }
    return next
  }

  // Returns the slot that contains an equal element, or the empty one for it.
  @inline(__always)
  private func slot(of hash: UInt64, isEqual: (Int) -> Bool) -> Int {
    let part = part(of: hash)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != Self.empty {
      if slots[slot] >> numberBits == part, isEqual(number(in: slots[slot])) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  // The bits of a hash that a slot stores: those that don't determine its index.
  @inline(__always)
  private func part(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) >> numberBits
  }

  @inline(__always)
  private func entry(_ number: Int, hash: UInt64) -> UInt32 {
    part(of: hash) << numberBits | UInt32(truncatingIfNeeded: number)
  }

  @inline(__always)
  private func number(in entry: UInt32) -> Int {
    Int(entry & ~(UInt32.max << numberBits))
  }
}
