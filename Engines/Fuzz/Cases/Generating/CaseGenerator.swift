import Foundation
import SeededNumbers

/// A generator of layouts from a seed: ordinary ones, ones with a few hostile numbers, and hostile
/// ones.
///
/// ```swift
/// var generator = CaseGenerator(seed: 7)
/// let layout = generator.layoutCase()
/// ```
///
/// The same seed generates the same layout on every machine.
package struct CaseGenerator {
  /// The seed.
  package let seed: UInt64
  /// The random numbers.
  package var random: SeededGenerator
  /// The probability of a hostile number, from 0 to 1.
  package let hostility: Double
  /// The remaining number of items that may be described, which bounds the case.
  var budget = 60
  /// Whether a group may contain the largest number of items; thousands of such sections would take
  /// long.
  var mayBeHuge = true

  /// Creates a generator for one case.
  package init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    hostility = [0, 0, 0.03, 0.15, 0.6].randomElement(using: &random) ?? 0
  }

  /// Returns `true` with this probability.
  package mutating func chance(_ likelihood: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < likelihood
  }

  /// Returns a number in a range, or a hostile one.
  package mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    if hostility > 0, chance(hostility) { return hostileNumber() }
    // Whole numbers and fractions of pixels are equally likely.
    let number = CGFloat.random(in: range, using: &random)
    return chance(0.5) ? number.rounded() : number
  }

  /// Returns a hostile number.
  package mutating func hostileNumber() -> CGFloat {
    Self.hostile.randomElement(using: &random) ?? .nan
  }

  /// Returns one of these values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  /// Returns an integer in a range.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// Numbers at which arithmetic fails: NaN, infinities, very small and very large ones.
  private static let hostile: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, -1e-300, .leastNonzeroMagnitude, 1e-9, 0.001,
    1e9, -1e9, 1e15, 9.3e18, 1e300, -1e300, .greatestFiniteMagnitude, 0.1, 0.5, 1 / 3.0, 1e5, -40,
  ]
}
