/// Tells where the elements of a list are after some left and others took places.
///
/// Elements that were not named keep their order and fill the places that nobody took. A look-up
/// takes logarithmic time, however long the list is.
struct IndexMap {
  private let removed: ArraySlice<Int>
  private let placed: ArraySlice<Int>

  /// A map for elements that left from `removed` (counted before) and came to `placed` (after).
  ///
  /// Both are sorted and without repetitions.
  init(removed: ArraySlice<Int>, placed: ArraySlice<Int>) {
    self.removed = removed
    self.placed = placed
  }

  /// Where the element is afterward; nil when it left.
  func after(_ before: Int) -> Int? {
    let leftBefore = removed.countBelow { $0 < before }
    let next = removed.startIndex + leftBefore
    if next < removed.endIndex, removed[next] == before { return nil }
    return place(ofRank: before - leftBefore)
  }

  /// The place that is the `rank`-th of those nobody took.
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
  /// How many elements at the front fulfil a condition that, once false, stays false.
  func countBelow(_ isBelow: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBelow(self[startIndex + middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
