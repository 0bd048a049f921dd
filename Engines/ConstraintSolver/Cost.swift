/// The violation that one unit of a symbol adds, level by level.
///
/// Levels are compared from the highest down, and the first difference decides. Weights of
/// different magnitude for the levels would approximate this, with rounding errors.
struct Cost: Hashable, Sendable {
  /// The weight of one level.
  struct Share: Hashable, Sendable {
    var level: Double
    var weight: Double
  }

  /// The share of the highest level; its weight is zero if there is none.
  ///
  /// Most costs have one share, which needs no array.
  private var first = Share(level: 0, weight: 0)
  /// The shares of lower levels, highest first; none is zero.
  private var rest: [Share] = []

  /// The weight below which a share is a rounding error.
  ///
  /// It must be removed, or it would outrank lower levels.
  static let epsilon = 1e-9

  /// The shares, highest level first.
  var shares: [Share] { (0..<count).map { self[$0] } }

  /// Whether the symbol adds nothing.
  var isZero: Bool { first.weight == 0 }

  /// Whether more of the symbol decreases the violation.
  var isNegative: Bool { first.weight < 0 }

  /// Creates a cost of zero.
  init() {}

  /// Creates the cost of one level.
  init(level: Double, weight: Double) {
    first = Share(level: level, weight: weight)
  }

  /// Adds a multiple of another cost.
  mutating func add(_ other: Cost, times factor: Double) {
    for index in 0..<other.count {
      add(Share(level: other[index].level, weight: factor * other[index].weight))
    }
  }

  /// Compares `self / divisor` with `other / otherDivisor`: negative if it is less, zero if they
  /// are equal within rounding errors; both divisors must be positive.
  ///
  /// It is called for every candidate of a pivot, so it creates no other cost.
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
    // Faster than the general insertion of arrays for a few elements.
    for position in stride(from: rest.count - 1, to: max(0, index - 1), by: -1) {
      rest.swapAt(position, position - 1)
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
