import Foundation
import SeededNumbers

/// Makes layouts from a seed: ordinary ones, ones with a few bad numbers, and ones that are all bad.
///
/// ```swift
/// var maker = CaseMaker(seed: 7)
/// let layout = maker.layoutCase()
/// ```
///
/// The same seed makes the same layout on every machine.
package struct CaseMaker {
  /// The seed.
  package let seed: UInt64
  /// Where all choices come from.
  package var random: SeededGenerator
  /// How likely a number is a hostile one, from 0 to 1.
  package let hostility: Double
  /// How many more items may be described, so that a case comes to an end.
  var budget = 60
  /// Whether a group may hold as many items as are kept; thousands of sections of such take long.
  var mayBeHuge = true

  /// A maker for one case.
  package init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    hostility = [0, 0, 0.03, 0.15, 0.6].randomElement(using: &random) ?? 0
  }

  /// Whether something of this likelihood happens.
  package mutating func chance(_ likelihood: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < likelihood
  }

  /// A number in a range, or a hostile one.
  package mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    if hostility > 0, chance(hostility) { return hostileNumber() }
    // Whole numbers and numbers that are none of a pixel turn up alike.
    let number = CGFloat.random(in: range, using: &random)
    return chance(0.5) ? number.rounded() : number
  }

  /// A number that hurts.
  package mutating func hostileNumber() -> CGFloat {
    Self.hostile.randomElement(using: &random) ?? .nan
  }

  /// One of these values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  /// A whole number in a range.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// Numbers at which arithmetic goes wrong: none, unlimited, too small to count, too large to add.
  private static let hostile: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, -1e-300, .leastNonzeroMagnitude, 1e-9, 0.001,
    1e9, -1e9, 1e15, 9.3e18, 1e300, -1e300, .greatestFiniteMagnitude, 0.1, 0.5, 1 / 3.0, 1e5, -40,
  ]
}
