import Foundation

/// Finding offsets among prefix sums by binary search, two searches for the two ends of a screen.
@MainActor final class PrefixSumFloor {
  private let sums: [CGFloat]
  private let offsets: [CGFloat]
  private let length: CGFloat
  private var turn = 0

  /// A floor among these lengths, for screens of `length` points that start at `offsets`.
  init(_ lengths: [CGFloat], offsets: [CGFloat], length: CGFloat) {
    var sum: CGFloat = 0
    sums = lengths.map { own in
      defer { sum += own }
      return sum
    }
    self.offsets = offsets
    self.length = length
  }

  /// The work to take the time of.
  var work: Work {
    Work("two binary searches among \(sums.count) sums") { [self] in
      turn = (turn + 1) % offsets.count
      return search(offsets[turn]) &+ search(offsets[turn] + length)
    }
  }

  private func search(_ offset: CGFloat) -> Int {
    var (low, count) = (0, sums.count)
    while count > 1 {
      let half = count / 2
      low = sums[low + half] <= offset ? low + half : low
      count -= half
    }
    return low
  }
}
