/// Finds for each element of a list the equal element of another one.
///
/// Of elements that occur more than once, the first occurrences are paired with each other, then
/// the second ones, and so on. The table holds numbers of elements, not the elements, so that
/// each element is hashed once and none is copied.
///
/// The cost is one hash for each element of both lists.
package struct OccurrenceMatcher<Element: Hashable> {
  private let source: [Element]
  private var hashes: [Int] = []
  private var slots: [Int32]
  private let mask: Int
  // For each element of the source that stands in a slot, its next occurrence not yet paired.
  private var unpaired: [Int32]
  // For each element of the source, the next equal one behind it.
  private var following: [Int32]

  // Marks an empty slot, the end of a chain, and the absence of an element.
  private static var none: Int32 { -1 }

  /// Enters the elements to be found.
  package init(source: [Element]) {
    self.source = source
    let capacity = Self.capacity(for: source.count)
    mask = capacity - 1
    slots = Array(repeating: Self.none, count: capacity)
    unpaired = Array(repeating: Self.none, count: source.count)
    following = Array(repeating: Self.none, count: source.count)
    hashes = source.map { $0.hashValue }
    // From back to front, so that a chain starts with its first occurrence.
    for number in source.indices.reversed() { enter(number) }
  }

  /// Whether an element of the source occurs more than once.
  package var hasRepeatedElements: Bool { following.contains { $0 != Self.none } }

  /// Pairs each element of `target` with an equal element of the source, each used once.
  ///
  /// - Returns: For each element of `target` the number of its partner, or nil.
  package mutating func match(_ target: [Element]) -> [Int?] {
    target.map { element in
      let slot = slot(of: element, hash: element.hashValue)
      guard slots[slot] != Self.none else { return nil }
      return takePartner(from: slot)
    }
  }

  private mutating func takePartner(from slot: Int) -> Int? {
    let head = Int(slots[slot])
    let partner = unpaired[head]
    guard partner != Self.none else { return nil }
    unpaired[head] = following[Int(partner)]
    return Int(partner)
  }

  private mutating func enter(_ number: Int) {
    let slot = slot(of: source[number], hash: hashes[number])
    following[number] = slots[slot]
    slots[slot] = Int32(number)
    unpaired[number] = Int32(number)
  }

  // The slot that holds an equal element, or the empty one where it would go.
  private func slot(of element: Element, hash: Int) -> Int {
    var slot = hash & mask
    while slots[slot] != Self.none {
      let occupant = Int(slots[slot])
      if hashes[occupant] == hash, source[occupant] == element { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  // A power of two that stays at most half full.
  private static func capacity(for count: Int) -> Int {
    var capacity = 4
    while capacity < 2 * count { capacity *= 2 }
    return capacity
  }
}
