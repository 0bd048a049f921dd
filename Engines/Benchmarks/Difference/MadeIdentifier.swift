import Foundation
import SeededNumbers

/// An identifier that is made from the same numbers on every machine.
protocol MadeIdentifier: Hashable, Sendable {
  /// The next identifier of a stream.
  static func made(from random: inout SeededGenerator) -> Self
  /// The same identifier in memory of its own, where it has any.
  var rebuilt: Self { get }
}

/// The text of a UUID, 36 upper-case characters.
extension String: MadeIdentifier {
  static func made(from random: inout SeededGenerator) -> String {
    UUID.made(from: &random).uuidString
  }

  var rebuilt: String { String(decoding: Array(utf8), as: UTF8.self) }
}

/// Two numbers as 16 bytes, the greater ones first, marked as version 4.
extension UUID: MadeIdentifier {
  static func made(from random: inout SeededGenerator) -> UUID {
    var (first, second) = (random.next(), random.next())
    first = first & ~0xF000 | 0x4000
    second = second & ~(0xC0 << 56) | 0x80 << 56
    let number = (first.bigEndian, second.bigEndian)
    return withUnsafeBytes(of: number) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  var rebuilt: UUID { self }
}

/// Half of one number.
extension Int: MadeIdentifier {
  static func made(from random: inout SeededGenerator) -> Int { Int(random.next() >> 1) }

  var rebuilt: Int { self }
}
