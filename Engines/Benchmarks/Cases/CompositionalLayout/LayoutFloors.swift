import BenchmarkHarness
import Foundation

/// Writing rectangles into a preallocated array.
package enum RectFloor {
  /// Returns the work of writing `count` rectangles; row i is {16, 72 i, 358, 64}.
  @MainActor package static func work(_ count: Int) -> Work {
    var rects = [CGRect](repeating: .zero, count: count)
    return Work("writing \(count) rectangles") {
      var y: CGFloat = 0
      for position in rects.indices {
        rects[position] = CGRect(x: 16, y: y, width: 358, height: 64)
        y += 72
      }
      return Int(y)
    }
  }
}

/// Binary searches among prefix sums for the two ends of a screen.
@MainActor final class PrefixSumFloor {
  private let sums: [CGFloat]
  private let offsets: [CGFloat]
  private let length: CGFloat
  private var turn = 0

  /// Creates a floor for screens of `length` points that start at `offsets`.
  init(_ lengths: [CGFloat], offsets: [CGFloat], length: CGFloat) {
    var sum: CGFloat = 0
    sums = lengths.map { own in
      defer { sum += own }
      return sum
    }
    self.offsets = offsets
    self.length = length
  }

  /// The work to measure.
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
