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
    var tops: [Int] = []
    var predecessors = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      let pile = firstPile(in: tops, notBelow: value, values: values)
      if pile > 0 { predecessors[index] = tops[pile - 1] }
      if pile == tops.count { tops.append(index) } else { tops[pile] = index }
    }
    return marked(endingAt: tops.last ?? -1, predecessors: predecessors)
  }

  private static func firstPile(in tops: [Int], notBelow value: Int, values: [Int]) -> Int {
    var low = 0
    var high = tops.count
    while low < high {
      let middle = (low + high) / 2
      if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
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
