import Foundation
import SeededNumbers

/// Damage of a valid file: flipped, overwritten, removed, repeated and inserted bytes.
struct DamagedBytes {
  /// The number of changes of one file.
  private static let maximumChanges = 6
  /// Bytes that are at the edges of numbers.
  private static let edges: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]

  private(set) var bytes: [UInt8]

  /// Damages a file in a random way; leaves one in eight as it is.
  init(_ file: Data, using random: inout SeededGenerator) {
    bytes = [UInt8](file)
    guard Int.random(in: 0..<8, using: &random) > 0 else { return }
    for _ in 0...Int.random(in: 0..<Self.maximumChanges, using: &random) { change(using: &random) }
  }

  /// The damaged file.
  var data: Data { Data(bytes) }

  private mutating func change(using random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    // Headers are damaged more often than the content.
    let isNearStart = Bool.random(using: &random)
    let position = Int.random(
      in: 0..<(isNearStart ? min(bytes.count, 64) : bytes.count), using: &random)
    let end = min(bytes.count, position + Int.random(in: 1...16, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[position] = Self.edges.randomElement(using: &random) ?? 0
    case 2: bytes.removeSubrange(position..<end)
    case 3: bytes.insert(contentsOf: Array(bytes[position..<end]), at: position)
    case 4: bytes.removeSubrange(position...)
    default:
      for index in position..<end { bytes[index] = UInt8.random(in: .min ... .max, using: &random) }
    }
  }
}
