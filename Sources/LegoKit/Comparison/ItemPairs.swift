import Foundation

/// The indices of an item in the chunk before an update and in the one after it.
struct ItemPair {
  let old: Int
  let new: Int
}

/// The first of some moved items: those from one chunk to another.
struct ItemPairs: RandomAccessCollection {
  private let moves: ArraySlice<MovedItem>
  private let oldStart: Int
  private let newStart: Int

  /// Creates the pairs of the moves up to the first one from or to another chunk.
  ///
  /// - Parameters:
  ///   - moves: The moves to one section.
  ///   - section: The index of the section that contains the chunk before the update.
  ///   - old: The positions of the items of the chunk before the update.
  ///   - new: The positions of the items of the chunk after it.
  init(
    _ moves: ArraySlice<MovedItem>, ofSectionAt section: Int,
    from old: Range<Int>, to new: Range<Int>
  ) {
    self.moves = moves.prefix {
      $0.source.section == section && old.contains($0.source.item) && new.contains($0.target.item)
    }
    (oldStart, newStart) = (old.lowerBound, new.lowerBound)
  }

  var startIndex: Int { moves.startIndex }
  var endIndex: Int { moves.endIndex }

  subscript(index: Int) -> ItemPair {
    let move = moves[index]
    return ItemPair(old: move.source.item - oldStart, new: move.target.item - newStart)
  }
}

/// Returns the pairs of elements that do not have the same bits.
///
/// A loop that does nothing else lets the processor load several elements at the same time, which are in
/// random order.
func pairsWithOtherBits<Element>(
  _ pairs: ItemPairs, _ old: [Element], _ new: [Element]
) -> [ItemPair] {
  let stride = MemoryLayout<Element>.stride
  return old.withUnsafeBytes { old in
    new.withUnsafeBytes { new in
      guard let old = old.baseAddress, let new = new.baseAddress else { return [] }
      return pairs.filter { memcmp(old + $0.old * stride, new + $0.new * stride, stride) != 0 }
    }
  }
}
