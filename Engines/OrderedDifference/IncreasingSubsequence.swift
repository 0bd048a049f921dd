/// A longest increasing subsequence of numbers, found as they are appended.
///
/// The elements in it can stay while the others move around them, which makes the number of moves
/// minimal.
///
/// Of all increasing subsequences of one length only the one with the smallest last number is worth
/// continuing. A number extends the one that ends just below it, and replaces the one that ends
/// just above: patience sorting, with the last numbers in a set that finds neighbors in a few
/// steps.
struct IncreasingSubsequence: Sendable {
  // The last number of the best subsequence of each length.
  private var ends: IntegerSet
  // The largest of them, with which the longest subsequence ends.
  private var greatest = -1
  // For each number the previous one in the subsequence that it ended, or -1.
  private var previous: [Int32]

  /// Creates an empty subsequence of numbers that are at least 0 and below `bound`.
  init(below bound: Int) {
    ends = IntegerSet(below: bound)
    previous = Array(repeating: -1, count: bound)
  }

  /// Appends the next number, which must be new.
  @inline(__always)
  mutating func append(_ number: Int) {
    if number > greatest {
      extendSubsequence(endingAt: greatest, with: number)
      greatest = number
      return
    }
    extendSubsequence(endingAt: ends.last(before: number) ?? -1, with: number)
    guard let replaced = ends.next(after: number) else { return }
    ends.remove(replaced)
    if replaced == greatest { greatest = number }
  }

  @inline(__always)
  private mutating func extendSubsequence(endingAt end: Int, with number: Int) {
    previous[number] = Int32(truncatingIfNeeded: end)
    ends.insert(number)
  }

  /// The numbers of a longest subsequence, from the last to the first.
  var members: some Sequence<Int> {
    sequence(first: greatest) { Int(previous[$0]) }.prefix { $0 >= 0 }
  }
}

/// Returns the numbers of a longest increasing subsequence of numbers that differ from one another.
///
/// Views and items at the positions of these can stay while the others move around them. Takes time
/// proportional to n log n, and memory proportional to the greatest number.
package func longestIncreasingSubsequence(of numbers: [Int]) -> Set<Int> {
  guard let greatest = numbers.max() else { return [] }
  var subsequence = IncreasingSubsequence(below: greatest + 1)
  for number in numbers { subsequence.append(number) }
  return Set(subsequence.members)
}
