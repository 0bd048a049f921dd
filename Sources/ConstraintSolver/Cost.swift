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

  /// The share of the highest level; its weight is zero when there is none.
  ///
  /// Most costs have one share, which needs no array.
  private var first = Share(level: 0, weight: 0)
  /// The shares of lower levels, highest first; none is zero.
  private var rest: [Share] = []

  /// A weight below this is a rounding error.
  ///
  /// It must be cleaned away, or it would outrank lower levels.
  static let epsilon = 1e-9

  /// Whether the symbol adds nothing.
  var isZero: Bool { first.weight == 0 }

  /// Whether more of the symbol makes the violation less.
  var isNegative: Bool { first.weight < 0 }

  /// Shares, highest level first; none is zero.
  var shares: [Share] { isZero ? [] : [first] + rest }

  /// Makes the cost of no level.
  init() {}

  /// Makes the cost of one level.
  init(level: Double, weight: Double) {
    first = Share(level: level, weight: weight)
  }

  /// Adds a multiple of another cost.
  mutating func add(_ other: Cost, times factor: Double) {
    guard !other.isZero else { return }
    let isSimple = rest.isEmpty && other.rest.isEmpty
    guard isSimple, isZero || first.level == other.first.level else {
      return merge(other, times: factor)
    }
    let weight = first.weight + factor * other.first.weight
    first = Share(level: other.first.level, weight: abs(weight) >= Cost.epsilon ? weight : 0)
  }

  /// Whether `self / divisor` is less than `other / otherDivisor`; both divisors are above zero.
  func isLess(per divisor: Double, than other: Cost, per otherDivisor: Double) -> Bool {
    var difference = Cost()
    difference.add(self, times: 1 / divisor)
    difference.add(other, times: -1 / otherDivisor)
    return difference.isNegative
  }

  private mutating func merge(_ other: Cost, times factor: Double) {
    let own = shares
    var merged: [Share] = []
    var index = 0
    for share in other.shares {
      while index < own.count, own[index].level > share.level {
        merged.append(own[index])
        index += 1
      }
      var sum = factor * share.weight
      if index < own.count, own[index].level == share.level {
        sum += own[index].weight
        index += 1
      }
      if abs(sum) >= Cost.epsilon { merged.append(Share(level: share.level, weight: sum)) }
    }
    merged += own[index...]
    first = merged.first ?? Share(level: 0, weight: 0)
    rest = Array(merged.dropFirst())
  }
}
