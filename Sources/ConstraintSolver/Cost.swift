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

  /// Shares, highest level first.
  var shares: [Share] { (0..<count).map { self[$0] } }

  /// Whether the symbol adds nothing.
  var isZero: Bool { first.weight == 0 }

  /// Whether more of the symbol makes the violation less.
  var isNegative: Bool { first.weight < 0 }

  /// Makes the cost of no level.
  init() {}

  /// Makes the cost of one level.
  init(level: Double, weight: Double) {
    first = Share(level: level, weight: weight)
  }

  /// Adds a multiple of another cost.
  mutating func add(_ other: Cost, times factor: Double) {
    for index in 0..<other.count {
      add(Share(level: other[index].level, weight: factor * other[index].weight))
    }
  }

  /// Whether `self / divisor` is less than `other / otherDivisor`; both divisors are above zero.
  func isLess(per divisor: Double, than other: Cost, per otherDivisor: Double) -> Bool {
    var difference = self
    difference.add(other, times: -divisor / otherDivisor)
    return difference.isNegative
  }

  private var count: Int { isZero ? 0 : rest.count + 1 }

  private subscript(index: Int) -> Share {
    index == 0 ? first : rest[index - 1]
  }

  private mutating func add(_ share: Share) {
    var index = 0
    while index < count, self[index].level > share.level { index += 1 }
    guard index < count, self[index].level == share.level else {
      return insert(share, at: index)
    }
    let weight = self[index].weight + share.weight
    if abs(weight) < Cost.epsilon {
      remove(at: index)
    } else if index == 0 {
      first.weight = weight
    } else {
      rest[index - 1].weight = weight
    }
  }

  private mutating func insert(_ share: Share, at index: Int) {
    guard abs(share.weight) >= Cost.epsilon else { return }
    if index > 0 { return rest.insert(share, at: index - 1) }
    if !isZero { rest.insert(first, at: 0) }
    first = share
  }

  private mutating func remove(at index: Int) {
    if index > 0 {
      rest.remove(at: index - 1)
    } else {
      first = rest.isEmpty ? Share(level: 0, weight: 0) : rest.removeFirst()
    }
  }
}
