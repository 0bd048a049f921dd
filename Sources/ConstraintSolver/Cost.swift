/// What one unit of a symbol adds to the violation, level by level.
///
/// Levels are compared from the highest down, and the first difference decides. That is what a
/// weight of another order of magnitude for every level would approximate, without its rounding
/// errors.
struct Cost: Hashable, Sendable {
  /// The share of one level.
  struct Share: Hashable, Sendable {
    var level: Double
    var weight: Double
  }

  /// Shares, highest level first; none is zero.
  private(set) var shares: [Share] = []

  /// A weight below this is a rounding error.
  ///
  /// It must be cleaned away, or it would outrank lower levels.
  static let epsilon = 1e-9

  /// Whether the symbol adds nothing.
  var isZero: Bool { shares.isEmpty }

  /// Whether more of the symbol makes the violation less.
  var isNegative: Bool { (shares.first?.weight ?? 0) < 0 }

  /// Makes the cost of no level.
  init() {}

  /// Makes the cost of one level.
  init(level: Double, weight: Double) {
    shares = [Share(level: level, weight: weight)]
  }

  /// Adds a multiple of another cost.
  mutating func add(_ other: Cost, times factor: Double) {
    var merged: [Share] = []
    var index = 0
    for share in other.shares {
      while index < shares.count, shares[index].level > share.level {
        merged.append(shares[index])
        index += 1
      }
      var sum = factor * share.weight
      if index < shares.count, shares[index].level == share.level {
        sum += shares[index].weight
        index += 1
      }
      if abs(sum) >= Cost.epsilon { merged.append(Share(level: share.level, weight: sum)) }
    }
    merged.append(contentsOf: shares[index...])
    shares = merged
  }

  /// Whether `self / divisor` is less than `other / otherDivisor`; both divisors are above zero.
  func isLess(per divisor: Double, than other: Cost, per otherDivisor: Double) -> Bool {
    var difference = Cost()
    difference.add(self, times: 1 / divisor)
    difference.add(other, times: -1 / otherDivisor)
    return difference.isNegative
  }
}
