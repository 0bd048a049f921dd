import Foundation

/// A table of the tokens of identifiers that are equal exactly if their bits are.
///
/// It is several times as fast as a dictionary: a lookup is one multiplication and most often one
/// access to memory, which the processor begins for several identifiers at the same time. The hashes
/// are seeded with a number that differs in each process, so that no identifiers can be chosen to
/// have the same hash.
struct BitTable<Bits: IdentifierBitPattern> {
  private struct Slot {
    var bits: Bits
    // Negative for an empty slot.
    var token: Int
  }

  private var slots: [Slot] = []
  private(set) var count = 0
  private let seed = UInt64.random(in: 0 ... .max)
  private var mask: Int { slots.count - 1 }

  /// Returns the token of an identifier, or -1 if it has none.
  func token(of bits: Bits) -> Int {
    slots.withUnsafeBufferPointer { Self.token(of: bits, in: $0, seed: seed) }
  }

  /// Returns the tokens of identifiers in order, -1 for those that have none.
  func tokens(of ids: UnsafeRawBufferPointer) -> [Int] {
    let ids = ids.assumingMemoryBound(to: Bits.self)
    return slots.withUnsafeBufferPointer { slots in
      [Int](unsafeUninitializedCapacity: ids.count) { tokens, count in
        for index in ids.indices {
          tokens.initializeElement(
            at: index, to: Self.token(of: ids[index], in: slots, seed: seed))
        }
        count = ids.count
      }
    }
  }

  @inline(__always)
  private static func token(
    of bits: Bits, in slots: UnsafeBufferPointer<Slot>, seed: UInt64
  ) -> Int {
    guard !slots.isEmpty else { return -1 }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: bits.hash(seed: seed)) & mask
    while slots[slot].token >= 0, slots[slot].bits != bits { slot = (slot + 1) & mask }
    return slots[slot].token
  }

  /// Gives an identifier a token unless it has one, which is returned in that case.
  mutating func insert(_ token: Int, for bits: Bits) -> Int? {
    reserveCapacity(count + 1)
    let known = Self.insert(token, for: bits, in: &slots, seed: seed)
    if known < 0 { count += 1 }
    return known < 0 ? nil : known
  }

  /// Gives identifiers the tokens from `first` on; returns `false` at the first one that has a token.
  mutating func insert(_ ids: UnsafeRawBufferPointer, from first: Int) -> Bool {
    let ids = ids.assumingMemoryBound(to: Bits.self)
    reserveCapacity(count + ids.count)
    for index in ids.indices {
      guard Self.insert(first + index, for: ids[index], in: &slots, seed: seed) < 0 else {
        return false
      }
      count += 1
    }
    return true
  }

  /// Inserts an identifier unless it has a token, which is returned in that case; otherwise -1.
  @inline(__always)
  private static func insert(
    _ token: Int, for bits: Bits, in slots: inout [Slot], seed: UInt64
  ) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: bits.hash(seed: seed)) & mask
    while slots[slot].token >= 0 {
      if slots[slot].bits == bits { return slots[slot].token }
      slot = (slot + 1) & mask
    }
    slots[slot] = Slot(bits: bits, token: token)
    return -1
  }

  /// Removes an identifier.
  mutating func remove(_ bits: Bits) {
    guard !slots.isEmpty else { return }
    var hole = home(of: bits)
    while slots[hole].bits != bits || slots[hole].token < 0 {
      guard slots[hole].token >= 0 else { return }
      hole = (hole + 1) & mask
    }
    count -= 1
    // The entries behind that collided with the removed one move up.
    var next = (hole + 1) & mask
    while slots[next].token >= 0 {
      if (next - home(of: slots[next].bits)) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole].token = -1
  }

  /// Reserves capacity for `count` identifiers, of which a quarter of the slots stays empty.
  mutating func reserveCapacity(_ count: Int) {
    if 4 * count > 3 * slots.count { grow(to: (4 * count + 2) / 3) }
  }

  private mutating func grow(to minimum: Int) {
    var capacity = 8
    while capacity < minimum { capacity *= 2 }
    let old = slots
    slots = Array(repeating: Slot(bits: Bits.zero, token: -1), count: capacity)
    for entry in old where entry.token >= 0 {
      var slot = home(of: entry.bits)
      while slots[slot].token >= 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  @inline(__always)
  private func home(of bits: Bits) -> Int {
    Int(truncatingIfNeeded: bits.hash(seed: seed)) & mask
  }
}

/// The bits of an identifier in whole words.
protocol IdentifierBitPattern: Equatable {
  /// A pattern without set bits.
  static var zero: Self { get }
  /// Returns a number that depends on all bits and on `seed`.
  func hash(seed: UInt64) -> UInt64
}

extension UInt64: IdentifierBitPattern {
  static var zero: UInt64 { 0 }

  // The folded product of a wide multiplication, as in wyhash.
  @inline(__always)
  func hash(seed: UInt64) -> UInt64 {
    let product = (self ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}

/// The bits of an identifier of two words.
struct TwoWords: IdentifierBitPattern {
  private let first: UInt64
  private let second: UInt64

  static var zero: TwoWords { TwoWords(first: 0, second: 0) }

  @inline(__always)
  func hash(seed: UInt64) -> UInt64 { second.hash(seed: first.hash(seed: seed)) }
}
