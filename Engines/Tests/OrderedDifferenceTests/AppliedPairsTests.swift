import OrderedDifference
import SeededNumbers
import Testing

/// Random pairs of lists; applying the difference to the first list results in the second.
struct AppliedPairsTests {
  private static let pairsInLot = PropertyRuns.count(full: 10_000)

  @Test(
    "The difference of two lists turns one into the other with the fewest moves",
    arguments: 0..<20)
  func played(lot: Int) {
    var random = SeededGenerator(seed: UInt64(lot))
    for number in 0..<Self.pairsInLot {
      let pair = FlatPair(random: &random)
      let difference = pair.difference
      if let fault = pair.fault(of: difference) {
        Issue.record("lot \(lot), pair \(number), \(pair.old) to \(pair.new): \(fault)")
        return
      }
    }
  }
}

/// Two short lists of identifiers with common ones, in any order.
private struct FlatPair {
  let old: [UInt8]
  let new: [UInt8]

  // Bits of random numbers select members and positions: half of 12 identifiers each.
  init(random: inout SeededGenerator) {
    old = Self.list(&random)
    new = Self.list(&random)
  }

  private static func list(_ random: inout SeededGenerator) -> [UInt8] {
    var bits = random.next()
    var list: [UInt8] = []
    for identifier in 0..<UInt8(12) {
      let (isMember, place) = (bits & 1 == 1, Int(bits >> 1 & 15))
      bits >>= 5
      if isMember { list.insert(identifier, at: min(place, list.count)) }
    }
    return list
  }

  var difference: OrderedDifference {
    OrderedDifferenceSolver(
      from: SectionedList(sections: [0], items: [old]),
      to: SectionedList(sections: [0], items: [new])
    ).solve()
  }

  /// Returns the fault of a difference; `nil` if it is correct.
  func fault(of difference: OrderedDifference) -> String? {
    guard played(difference) == new else { return "gives \(played(difference))" }
    let moves = difference.movedItems.count
    let fewest = fewestMoves
    return moves == fewest ? nil : "\(moves) moves, not \(fewest)"
  }

  // Removes elements by old positions from the end, then inserts elements by new positions from the
  // beginning.
  private func played(_ difference: OrderedDifference) -> [UInt8] {
    var list = old
    var leaving = difference.deletedItems.map(\.item)
    leaving += difference.movedItems.map(\.source.item)
    for place in leaving.sorted(by: >) { list.remove(at: place) }
    var arriving = difference.insertedItems.map { ($0.item, new[$0.item]) }
    arriving += difference.movedItems.map { ($0.target.item, old[$0.source.item]) }
    for (place, identifier) in arriving.sorted(by: { $0.0 < $1.0 }) {
      list.insert(identifier, at: min(place, list.count))
    }
    return list
  }

  // The common elements minus the longest run of them that keeps its order, by the textbook's
  // recurrence.
  private var fewestMoves: Int {
    let places = new.compactMap { old.firstIndex(of: $0) }
    var lengths: [Int] = []
    for place in places {
      var before = 0
      for (length, earlier) in zip(lengths, places) where earlier < place {
        before = max(before, length)
      }
      lengths.append(before + 1)
    }
    return places.count - (lengths.max() ?? 0)
  }
}
