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
    var index = number
    for start in starts {
      let word = start + index >> 6
      let wasEmpty = words[word] == 0
      words[word] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
      guard wasEmpty else { return }
      index >>= 6
    }
  }

  /// Removes a number, which must be in the set.
  @inline(__always)
  mutating func remove(_ number: Int) {
    var index = number
    for start in starts {
      let word = start + index >> 6
      words[word] &= ~(1 &<< UInt64(truncatingIfNeeded: index & 63))
      guard words[word] == 0 else { return }
      index >>= 6
    }
  }

  /// Returns the smallest member greater than `number`; `nil` if there is none.
  @inline(__always)
  func next(after number: Int) -> Int? {
    var index = number
    for level in starts.indices {
      let above =
        words[starts[level] + index >> 6]
        & (~1 &<< UInt64(truncatingIfNeeded: index & 63))
      index >>= 6
      guard above != 0 else { continue }
      return first(in: index << 6 | above.trailingZeroBitCount, below: level)
    }
    return nil
  }

  /// Returns the greatest member smaller than `number`; `nil` if there is none.
  @inline(__always)
  func last(before number: Int) -> Int? {
    var index = number
    for level in starts.indices {
      let below =
        words[starts[level] + index >> 6]
        & ~(~0 &<< UInt64(truncatingIfNeeded: index & 63))
      index >>= 6
      guard below != 0 else { continue }
      return last(in: index << 6 | (63 - below.leadingZeroBitCount), below: level)
    }
    return nil
  }

  @inline(__always)
  private func first(in index: Int, below level: Int) -> Int {
    var index = index
    for start in starts[..<level].reversed() {
      index = index << 6 | words[start + index].trailingZeroBitCount
    }
    return index
  }

  @inline(__always)
  private func last(in index: Int, below level: Int) -> Int {
    var index = index
    for start in starts[..<level].reversed() {
      index = index << 6 | (63 - words[start + index].leadingZeroBitCount)
    }
    return index
  }
}
