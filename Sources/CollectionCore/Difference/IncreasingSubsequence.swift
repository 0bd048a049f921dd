/// A longest subsequence of rising numbers, found in O(n log n).
///
/// The elements in it can stay where they are while the others move around them, which makes the
/// number of moves the smallest possible.
struct IncreasingSubsequence: Sendable {
  /// For each number whether it belongs to the subsequence.
  let contains: [Bool]

  /// Finds the subsequence of `values`, which are all different.
  init(of values: [Int]) {
    guard !Self.isRising(values) else {
      contains = Array(repeating: true, count: values.count)
      return
    }
    contains = Self.longest(of: values)
  }

  private static func isRising(_ values: [Int]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  // Patience sorting: each value goes on the first pile whose top is not below it.
  private static func longest(of values: [Int]) -> [Bool] {
    var topValues: [Int] = []
    var topIndices: [Int] = []
    var predecessors = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      let pile = firstIndex(in: topValues, notBelow: value)
      if pile > 0 { predecessors[index] = topIndices[pile - 1] }
      if pile == topValues.count {
        topValues.append(value)
        topIndices.append(index)
      } else {
        topValues[pile] = value
        topIndices[pile] = index
      }
    }
    return marked(endingAt: topIndices.last ?? -1, predecessors: predecessors)
  }

  private static func firstIndex(in rising: [Int], notBelow value: Int) -> Int {
    var low = 0
    var high = rising.count
    while low < high {
      let middle = (low + high) / 2
      if rising[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func marked(endingAt last: Int, predecessors: [Int]) -> [Bool] {
    var marks = Array(repeating: false, count: predecessors.count)
    var index = last
    while index >= 0 {
      marks[index] = true
      index = predecessors[index]
    }
    return marks
  }
}
