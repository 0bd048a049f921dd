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

  /// How `self / divisor` compares with `other / otherDivisor`: below zero if it is less, zero if they
  /// are equal but for rounding; both divisors are above zero.
  ///
  /// It is asked for every candidate of a pivot, so it makes no cost on the way.
  func compared(per divisor: Double, with other: Cost, per otherDivisor: Double) -> Double {
    let factor = -divisor / otherDivisor
    var (index, otherIndex) = (0, 0)
    while index < count || otherIndex < other.count {
      let level = max(
        index < count ? self[index].level : -.infinity,
        otherIndex < other.count ? other[otherIndex].level : -.infinity)
      var weight = 0.0
      if index < count, self[index].level == level {
        weight += self[index].weight
        index += 1
      }
      if otherIndex < other.count, other[otherIndex].level == level {
        weight += factor * other[otherIndex].weight
        otherIndex += 1
      }
      if abs(weight) >= Cost.epsilon { return weight }
    }
    return 0
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
    var later = share
    if index == 0 { swap(&first, &later) }
    guard later.weight != 0 else { return }
    rest.append(later)
    // A few steps by hand take less than the general insertion of arrays.
    for place in stride(from: rest.count - 1, to: max(0, index - 1), by: -1) {
      rest.swapAt(place, place - 1)
    }
  }

  private mutating func remove(at index: Int) {
    if index > 0 {
      rest.remove(at: index - 1)
    } else {
      first = rest.isEmpty ? Share(level: 0, weight: 0) : rest.removeFirst()
    }
  }
}
