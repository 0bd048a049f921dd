/// A set of numbers below a bound that finds the neighbors of any number in a few steps.
///
/// One bit represents each number, one bit of the next level each word with a bit set, and so on up
/// to a single word: three levels for a hundred thousand numbers, four for a million. It needs an
/// eighth of a byte for each number below the bound.
struct IntegerSet: Sendable {
  // The words of all levels, those of the numbers first.
  private var words: [UInt64]
  // The index of each level's first word.
  private let starts: [Int]

  /// Creates an empty set for numbers from 0 up to, but not including, `bound`.
  init(below bound: Int) {
    var starts: [Int] = []
    var (count, width) = (0, max(1, bound))
    repeat {
      starts.append(count)
      width = (width + 63) / 64
      count += width
    } while width > 1
    self.starts = starts
    words = Array(repeating: 0, count: count)
  }

  /// Inserts a number.
  @inline(__always)
  mutating func insert(_ number: Int) {
    var place = number
    for start in starts {
      let word = start + place >> 6
      let wasEmpty = words[word] == 0
      words[word] |= 1 &<< UInt64(truncatingIfNeeded: place & 63)
      guard wasEmpty else { return }
      place >>= 6
    }
  }

  /// Removes a number, which must be in the set.
  @inline(__always)
  mutating func remove(_ number: Int) {
    var place = number
    for start in starts {
      let word = start + place >> 6
      words[word] &= ~(1 &<< UInt64(truncatingIfNeeded: place & 63))
      guard words[word] == 0 else { return }
      place >>= 6
    }
  }

  /// Returns the smallest member greater than `number`; `nil` if there is none.
  @inline(__always)
  func next(after number: Int) -> Int? {
    var place = number
    for level in starts.indices {
      let above =
        words[starts[level] + place >> 6]
        & (~1 &<< UInt64(truncatingIfNeeded: place & 63))
      place >>= 6
      guard above != 0 else { continue }
      return first(in: place << 6 | above.trailingZeroBitCount, below: level)
    }
    return nil
  }

  /// Returns the greatest member smaller than `number`; `nil` if there is none.
  @inline(__always)
  func last(before number: Int) -> Int? {
    var place = number
    for level in starts.indices {
      let below =
        words[starts[level] + place >> 6]
        & ~(~0 &<< UInt64(truncatingIfNeeded: place & 63))
      place >>= 6
      guard below != 0 else { continue }
      return last(in: place << 6 | (63 - below.leadingZeroBitCount), below: level)
    }
    return nil
  }

  @inline(__always)
  private func first(in place: Int, below level: Int) -> Int {
    var place = place
    for start in starts[..<level].reversed() {
      place = place << 6 | words[start + place].trailingZeroBitCount
    }
    return place
  }

  @inline(__always)
  private func last(in place: Int, below level: Int) -> Int {
    var place = place
    for start in starts[..<level].reversed() {
      place = place << 6 | (63 - words[start + place].leadingZeroBitCount)
    }
    return place
  }
}
