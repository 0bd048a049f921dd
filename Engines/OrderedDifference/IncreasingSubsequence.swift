/// A longest subsequence of rising numbers, found while they come in.
///
/// The elements in it can stay where they are while the others move around them, which makes the
/// number of moves the smallest possible.
///
/// Of all rising runs of one length only the one that ends lowest is worth continuing. A number
/// continues the run that ends just below it, and takes the place of the run that ends just above:
/// patience sorting, with the last numbers of the runs in a set that knows neighbors. A number costs
/// a few steps however many there are.
struct IncreasingSubsequence: Sendable {
  // The last number of the best run of each length.
  private var ends: IntegerSet
  // The greatest of them, with which the longest run ends.
  private var greatest = -1
  // For each number the one before it in the run that it once ended, -1 for none.
  private var previous: [Int32]

  /// Begins without a number; those that come are at least 0 and below `bound`.
  init(below bound: Int) {
    ends = IntegerSet(below: bound)
    previous = Array(repeating: -1, count: bound)
  }

  /// Takes the next number, which has not come before.
  @inline(__always)
  mutating func append(_ number: Int) {
    if number > greatest {
      continueRun(endingAt: greatest, with: number)
      greatest = number
      return
    }
    continueRun(endingAt: ends.last(before: number) ?? -1, with: number)
    guard let replaced = ends.next(after: number) else { return }
    ends.remove(replaced)
    if replaced == greatest { greatest = number }
  }

  @inline(__always)
  private mutating func continueRun(endingAt end: Int, with number: Int) {
    previous[number] = Int32(truncatingIfNeeded: end)
    ends.insert(number)
  }

  /// The numbers of a longest run, from the last to the first.
  var members: some Sequence<Int> {
    sequence(first: greatest) { Int(previous[$0]) }.prefix { $0 >= 0 }
  }
}
