/// A longest subsequence of rising numbers, found in O(n log n).
///
/// The elements in it can stay where they are while the others move around them, which makes the
/// number of moves the smallest possible.
struct IncreasingSubsequence: Sendable {
  /// For each number whether it belongs to the subsequence.
  let contains: [Bool]

  /// Finds the subsequence of `values`, which are all different.
  init(of values: [Int32]) {
    guard !Self.isRising(values) else {
      contains = Array(repeating: true, count: values.count)
      return
    }
    contains = Self.longest(of: values)
  }

  private static func isRising(_ values: [Int32]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  // Patience sorting: each value goes on the first pile whose top is not below it.
  private static func longest(of values: [Int32]) -> [Bool] {
    var topValues: [Int32] = []
    var topIndices: [Int32] = []
    var predecessors = Array(repeating: Int32(-1), count: values.count)
    for index in values.indices {
      let value = values[index]
      let pile = firstIndex(in: topValues, notBelow: value)
      if pile > 0 { predecessors[index] = topIndices[pile - 1] }
      if pile == topValues.count {
        topValues.append(value)
        topIndices.append(Int32(truncatingIfNeeded: index))
      } else {
        topValues[pile] = value
        topIndices[pile] = Int32(truncatingIfNeeded: index)
      }
    }
    return marked(endingAt: topIndices.last ?? -1, predecessors: predecessors)
  }

  // Without branches that depend on the values: a processor guesses half of those wrong.
  private static func firstIndex(in rising: [Int32], notBelow value: Int32) -> Int {
    guard let last = rising.last, last >= value else { return rising.count }
    return rising.withUnsafeBufferPointer { rising in
      var (first, count) = (0, rising.count)
      while count > 1 {
        let half = count / 2
        first = rising[first + half - 1] < value ? first + half : first
        count -= half
      }
      return first
    }
  }

  private static func marked(endingAt last: Int32, predecessors: [Int32]) -> [Bool] {
    var marks = Array(repeating: false, count: predecessors.count)
    var index = last
    while index >= 0 {
      marks[Int(index)] = true
      index = predecessors[Int(index)]
    }
    return marks
  }
}
