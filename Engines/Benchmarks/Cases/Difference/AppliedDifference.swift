import OrderedDifference

/// A list after a difference was applied to it, by the rules of a batch update.
struct AppliedDifference<Identifier: RandomIdentifier> {
  /// The resulting list; `nil` if the difference names a position twice or one out of bounds.
  let list: [Identifier]?

  /// Removes deleted and moved items by their old positions, then inserts by new positions.
  ///
  /// Only inserted identifiers are read from the target.
  init(_ difference: OrderedDifference, of lists: IdentifierLists<Identifier>) {
    var remaining: [Identifier?] = lists.source
    var result = [Identifier?](repeating: nil, count: lists.target.count)
    var isValid = true
    let insert = { (identifier: Identifier?, position: Int) in
      isValid = isValid && identifier != nil && result[position] == nil
      result[position] = identifier
    }
    for move in difference.movedItems {
      insert(remaining[move.source.item], move.target.item)
      remaining[move.source.item] = nil
    }
    for position in difference.deletedItems {
      isValid = isValid && remaining[position.item] != nil
      remaining[position.item] = nil
    }
    for position in difference.insertedItems {
      insert(lists.target[position.item], position.item)
    }
    var rest = remaining.compactMap(\.self)[...]
    for position in result.indices where result[position] == nil {
      result[position] = rest.popFirst()
    }
    let complete = result.compactMap(\.self)
    list = isValid && rest.isEmpty && complete.count == result.count ? complete : nil
  }
}

/// The smallest number of moves that turn one list into another.
enum FewestMoves {
  /// Returns the number of common identifiers that aren't in the longest common subsequence.
  static func count<Identifier: RandomIdentifier>(_ lists: IdentifierLists<Identifier>) -> Int {
    let positions = Dictionary(
      uniqueKeysWithValues: lists.source.enumerated().map { ($0.element, $0.offset) })
    let common = lists.target.compactMap { positions[$0] }
    // The least last position of an increasing subsequence of each length (Fredman, 1975).
    var lasts: [Int] = []
    for position in common {
      let length = lasts.partitionPoint { $0 >= position }
      if length == lasts.count { lasts.append(position) } else { lasts[length] = position }
    }
    return common.count - lasts.count
  }
}

extension [Int] {
  /// Returns the first index whose element satisfies `belongs`, if all later elements satisfy it,
  /// too.
  fileprivate func partitionPoint(_ belongs: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
