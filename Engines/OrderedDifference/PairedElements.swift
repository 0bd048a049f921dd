/// The known pairs of elements of two lists.
struct PairedElements: Sendable {
  /// The partner of an element that has none.
  static var none: Int32 { -1 }

  /// For each element of the target the index of its partner in the source, or `none`.
  private(set) var sources: [Int32]
  /// For each element of the source whether it has a partner.
  private(set) var isPaired: [Bool]
  /// The number of pairs.
  private(set) var count = 0

  /// Creates an empty set of pairs for lists of these lengths.
  init(sourceCount: Int, targetCount: Int) {
    sources = Array(repeating: Self.none, count: targetCount)
    isPaired = Array(repeating: false, count: sourceCount)
  }

  /// Whether every element of one of the lists has a partner.
  var isComplete: Bool { count == sources.count || count == isPaired.count }

  /// Pairs two elements that have no partner.
  @inline(__always)
  mutating func pair(_ source: Int, with target: Int) {
    sources[target] = Int32(truncatingIfNeeded: source)
    isPaired[source] = true
    count += 1
  }

  /// Pairs elements that keep their order, with a look-ahead of one.
  ///
  /// It advances through both lists at the same pace and skips an element that was inserted,
  /// deleted or replaced. The cost is one comparison for each element, and two more at the end of a
  /// run.
  ///
  /// - Parameter isEqual: Returns whether an element of the source equals one of the target.
  @inline(__always)
  mutating func pairInStep(_ isEqual: (_ source: Int, _ target: Int) -> Bool) {
    var source = unpairedSource(from: 0)
    var target = unpairedTarget(from: 0)
    var isInRun = true
    while source < isPaired.count, target < sources.count {
      let nextSource = unpairedSource(from: source + 1)
      let nextTarget = unpairedTarget(from: target + 1)
      if isEqual(source, target) {
        pair(source, with: target)
        isInRun = true
      } else if isInRun {
        isInRun = false
        if nextSource < isPaired.count, isEqual(nextSource, target) {
          source = nextSource
          continue
        }
        if nextTarget < sources.count, isEqual(source, nextTarget) {
          target = nextTarget
          continue
        }
      }
      source = nextSource
      target = nextTarget
    }
  }

  @inline(__always)
  private func unpairedSource(from start: Int) -> Int {
    var source = start
    while source < isPaired.count, isPaired[source] { source += 1 }
    return source
  }

  @inline(__always)
  private func unpairedTarget(from start: Int) -> Int {
    var target = start
    while target < sources.count, sources[target] != Self.none { target += 1 }
    return target
  }
}
