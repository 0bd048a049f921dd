/// How few moves can turn one list into another.
enum FewestMoves {
  /// The number of identifiers in common without the longest run of them that keeps its order.
  static func count<Identifier: MadeIdentifier>(_ lists: MadeLists<Identifier>) -> Int {
    let places = Dictionary(
      uniqueKeysWithValues: lists.source.enumerated().map { ($0.element, $0.offset) })
    let common = lists.target.compactMap { places[$0] }
    // The least last place of a rising run of each length (Fredman, 1975).
    var lasts: [Int] = []
    for place in common {
      let length = lasts.partitionPoint { $0 >= place }
      if length == lasts.count { lasts.append(place) } else { lasts[length] = place }
    }
    return common.count - lasts.count
  }
}

extension [Int] {
  /// The first index whose element `belongs` to the second part, where all those come last.
  fileprivate func partitionPoint(_ belongs: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
