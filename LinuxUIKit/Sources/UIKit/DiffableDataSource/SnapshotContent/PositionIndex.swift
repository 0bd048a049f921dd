/// A hash table of the positions at which identifiers were last seen.
///
/// It stores no identifiers: callers compare the identifiers at the positions. A copy is therefore
/// a copy of memory, and building it costs a hash and two words for each identifier.
struct PositionIndex: Sendable {
  /// The position at which an identifier was last seen.
  struct Hint: Sendable {
    private let sectionKey: Int32
    private let number: Int32

    /// Creates a position in the section with the given key.
    init(key: Int, offset: Int) {
      sectionKey = Int32(truncatingIfNeeded: key)
      number = Int32(truncatingIfNeeded: offset)
    }

    /// The key of the section.
    var key: Int { Int(sectionKey) }
    /// The offset in the section.
    var offset: Int { Int(number) }
  }

  // Half of a hash and the index of an entry.
  private var slots: [UInt64]
  private var entries: [Hint] = []
  private var freeEntries: [Int32] = []
  private var mask: Int

  private static var empty: UInt64 { .max }

  /// Creates an empty table for `count` identifiers.
  init(capacity count: Int) {
    var capacity = 8
    while capacity < 2 * count { capacity *= 2 }
    slots = Array(repeating: Self.empty, count: capacity)
    mask = capacity - 1
    entries.reserveCapacity(count)
  }

  /// Returns the slot of an identifier, or `nil` if it isn't in the table.
  ///
  /// `isMatch` returns whether the identifier is at a position.
  @inline(__always)
  func slot(hash: Int, isMatch: (Hint) -> Bool) -> Int? {
    let half = Self.half(of: hash)
    var slot = Int(half) & mask
    while slots[slot] != Self.empty {
      if slots[slot] >> 32 == half, isMatch(hint(at: slot)) { return slot }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Returns the position at which the identifier of a slot was last seen.
  @inline(__always)
  func hint(at slot: Int) -> Hint { entries[Self.entry(in: slots[slot])] }

  /// Updates the position of a slot.
  mutating func setHint(_ hint: Hint, at slot: Int) {
    entries[Self.entry(in: slots[slot])] = hint
  }

  /// Inserts an identifier that isn't in the table.
  mutating func insert(hash: Int, _ hint: Hint) {
    if 2 * (entries.count - freeEntries.count + 1) > slots.count { grow() }
    let entry = newEntry(hint)
    put(Self.half(of: hash) << 32 | UInt64(entry))
  }

  /// Removes a slot; other slots may move.
  mutating func remove(at slot: Int) {
    freeEntries.append(Int32(truncatingIfNeeded: Self.entry(in: slots[slot])))
    var (hole, next) = (slot, (slot + 1) & mask)
    // Move up the entries that collided with the removed one.
    while slots[next] != Self.empty {
      let home = Int(slots[next] >> 32) & mask
      if (next - home) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = Self.empty
  }

  private mutating func newEntry(_ hint: Hint) -> Int {
    guard let free = freeEntries.popLast() else {
      entries.append(hint)
      return entries.count - 1
    }
    entries[Int(free)] = hint
    return Int(free)
  }

  private mutating func put(_ content: UInt64) {
    var slot = Int(content >> 32) & mask
    while slots[slot] != Self.empty { slot = (slot + 1) & mask }
    slots[slot] = content
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Self.empty, count: 2 * old.count)
    mask = slots.count - 1
    for content in old where content != Self.empty { put(content) }
  }

  // One bit is left out, so that no slot equals `empty`.
  @inline(__always)
  private static func half(of hash: Int) -> UInt64 {
    let bits = UInt64(bitPattern: Int64(hash))
    return (bits ^ bits >> 32) & 0x7FFF_FFFF
  }

  @inline(__always)
  private static func entry(in slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) }
}
