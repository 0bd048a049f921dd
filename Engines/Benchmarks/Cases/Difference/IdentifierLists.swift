import Foundation
import SeededNumbers

/// A list of random identifiers before and after a change.
package struct IdentifierLists<Identifier: RandomIdentifier>: Sendable {
  /// The list before the change.
  package let source: [Identifier]
  /// The list after the change, in storage of its own.
  package private(set) var target: [Identifier]
  private var random = SeededGenerator(seed: 42)

  /// Generates a list of `count` identifiers and applies a change to a copy of it.
  package init(_ count: Int, change: ListChange) {
    var random = random
    source = (0..<count).map { _ in Identifier.random(using: &random) }
    target = Array(unsafeUninitializedCapacity: count) { [source] buffer, filled in
      filled = buffer.initialize(fromContentsOf: source)
    }
    self.random = random
    apply(change)
  }

  private mutating func apply(_ change: ListChange) {
    let count = source.count
    switch change {
    case .none: break
    case .replacement: target[count / 2] = fresh(1)[0]
    case .appending(let added): target += fresh(added)
    case .prepending(let added): target.insert(contentsOf: fresh(added), at: 0)
    case .move: target.insert(target.remove(at: count / 4), at: 3 * count / 4)
    case .readme(let removed, let shuffled):
      target.removeSubrange(removed)
      target.insert(contentsOf: fresh(removed.count), at: removed.upperBound)
      shuffle(0..<shuffled)
    case .shuffle: shuffle(0..<count)
    case .replacementOfAll: target = fresh(count)
    }
  }

  private mutating func fresh(_ count: Int) -> [Identifier] {
    (0..<count).map { _ in Identifier.random(using: &random) }
  }

  private mutating func shuffle(_ range: Range<Int>) {
    for position in range.dropFirst().reversed() {
      let count = UInt64(position - range.lowerBound + 1)
      target.swapAt(position, range.lowerBound + Int(random.next() % count))
    }
  }

  /// Returns the same lists with a separate copy of each identifier in the target, as after
  /// decoding.
  package func withCopiedTarget() -> IdentifierLists {
    var copy = self
    copy.target = target.map(\.copied)
    return copy
  }
}

/// A change of a list of n identifiers; fresh ones are generated before any are shuffled.
package enum ListChange: Sendable {
  /// No change.
  case none
  /// The identifier at n / 2 is replaced by a fresh one.
  case replacement
  /// This many fresh identifiers are appended.
  case appending(Int)
  /// This many fresh identifiers are prepended.
  case prepending(Int)
  /// The identifier at n / 4 moves to 3 n / 4.
  case move
  /// A range is removed, as many fresh identifiers are inserted behind it, and the first ones are
  /// shuffled.
  case readme(removed: Range<Int>, shuffled: Int)
  /// All identifiers are shuffled.
  case shuffle
  /// All identifiers are replaced by fresh ones.
  case replacementOfAll
}

/// An identifier that is generated from the same numbers on every machine.
package protocol RandomIdentifier: Hashable, Sendable {
  /// Returns the next identifier of a stream.
  static func random(using random: inout SeededGenerator) -> Self
  /// The same identifier in storage of its own, if it has any.
  var copied: Self { get }
}

/// The text of a UUID, 36 uppercase characters.
extension String: RandomIdentifier {
  package static func random(using random: inout SeededGenerator) -> String {
    UUID.random(using: &random).uuidString
  }

  package var copied: String { String(decoding: Array(utf8), as: UTF8.self) }
}

/// Two numbers as 16 bytes, the most significant ones first, marked as version 4.
extension UUID: RandomIdentifier {
  package static func random(using random: inout SeededGenerator) -> UUID {
    var (first, second) = (random.next(), random.next())
    first = first & ~0xF000 | 0x4000
    second = second & ~(0xC0 << 56) | 0x80 << 56
    let number = (first.bigEndian, second.bigEndian)
    return withUnsafeBytes(of: number) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  package var copied: UUID { self }
}

/// Half of one number.
extension Int: RandomIdentifier {
  package static func random(using random: inout SeededGenerator) -> Int {
    Int(random.next() >> 1)
  }

  package var copied: Int { self }
}
