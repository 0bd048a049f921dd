extension Array {
  /// Returns the first position whose element passes `test`, if all after it pass too; O(log n).
  @inlinable package func firstPosition(where test: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
