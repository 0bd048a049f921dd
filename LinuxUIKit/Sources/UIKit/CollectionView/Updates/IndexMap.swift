/// The indexes of a list's elements after some were removed and others were inserted or moved.
///
/// All other elements keep their order and fill the remaining indexes. A lookup takes logarithmic
/// time.
struct IndexMap {
  private let removed: ArraySlice<Int>
  private let placed: ArraySlice<Int>

  /// Creates a map for elements that were removed from the old indexes `removed` and inserted at
  /// the new indexes `placed`.
  ///
  /// Both are sorted, without repetitions.
  init(removed: ArraySlice<Int>, placed: ArraySlice<Int>) {
    self.removed = removed
    self.placed = placed
  }

  /// Returns the new index of an element; `nil` for a removed one.
  func after(_ before: Int) -> Int? {
    let leftBefore = removed.countBelow { $0 < before }
    let next = removed.startIndex + leftBefore
    if next < removed.endIndex, removed[next] == before { return nil }
    return place(ofRank: before - leftBefore)
  }

  /// Returns the `rank`-th remaining index.
  private func place(ofRank rank: Int) -> Int {
    var (low, high) = (0, placed.count)
    while low < high {
      let middle = (low + high) / 2
      if placed[placed.startIndex + middle] - middle <= rank {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return rank + low
  }
}

extension ArraySlice {
  /// Returns the number of leading elements that satisfy a condition, which must be `false` for all
  /// elements after the first that does not.
  func countBelow(_ isBelow: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBelow(self[startIndex + middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
