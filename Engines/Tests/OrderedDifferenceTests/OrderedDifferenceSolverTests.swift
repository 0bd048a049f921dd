import OrderedDifference
import SeededNumbers
import Testing

struct OrderedDifferenceSolverTests {
  private func difference(_ old: [Int], _ new: [Int]) -> OrderedDifference {
    OrderedDifferenceSolver(
      from: SectionedList(sections: [0], items: [old]),
      to: SectionedList(sections: [0], items: [new])
    ).solve()
  }

  private func place(_ section: Int, _ item: Int) -> ItemPosition {
    ItemPosition(section: section, item: item)
  }

  @Test("Equal lists have an empty difference")
  func equal() {
    #expect(difference([], []).isEmpty)
    #expect(difference([1, 2, 3], [1, 2, 3]).isEmpty)
  }

  @Test("A replaced item is one deletion and one insertion at its position")
  func replaced() {
    var expected = OrderedDifference()
    expected.deletedItems = [place(0, 1)]
    expected.insertedItems = [place(0, 1)]
    #expect(difference([1, 2, 3], [1, 9, 3]) == expected)
  }

  @Test("One item moved to the end is one move, however many it passes")
  func oneMove() {
    var expected = OrderedDifference()
    expected.movedItems = [PositionMove(from: place(0, 0), to: place(0, 3))]
    #expect(difference([1, 2, 3, 4], [2, 3, 4, 1]) == expected)
  }

  @Test("Deletions count in the old list and insertions in the new one")
  func indexSpaces() {
    var expected = OrderedDifference()
    expected.deletedItems = [place(0, 0), place(0, 1)]
    expected.insertedItems = [place(0, 1)]
    #expect(difference([1, 2, 3, 4], [3, 9, 4]) == expected)
  }

  @Test("An item that changes its section is moved between the sections")
  func crossSection() {
    let solver = OrderedDifferenceSolver(
      from: SectionedList(sections: ["a", "b"], items: [[1, 2], [3]]),
      to: SectionedList(sections: ["a", "b"], items: [[1], [2, 3]]))
    var expected = OrderedDifference()
    expected.movedItems = [PositionMove(from: place(0, 1), to: place(1, 0))]
    #expect(solver.solve() == expected)
  }

  @Test("The items of deleted and inserted sections aren't listed, and remaining ones are moved")
  func sections() {
    let solver = OrderedDifferenceSolver(
      from: SectionedList(sections: ["a", "b", "c"], items: [[1, 2], [3], [4]]),
      to: SectionedList(sections: ["c", "b", "d"], items: [[4], [3], [5, 2]]))
    let difference = solver.solve()
    #expect(difference.deletedSections == [0])
    #expect(difference.insertedSections == [2])
    #expect(difference.movedSections.count == 1)
    #expect(difference.deletedItems.isEmpty)
    #expect(difference.insertedItems.isEmpty)
    #expect(difference.movedItems == [PositionMove(from: place(0, 1), to: place(2, 1))])
  }

  @Test("Occurrences of a repeated identifier are paired in order")
  func repeated() {
    var expected = OrderedDifference()
    expected.insertedItems = [place(0, 2)]
    #expect(difference([7, 7, 1], [7, 7, 7, 1]) == expected)
    #expect(difference([7, 7], [7, 7]).isEmpty)
  }

  @Test("Applying the difference of unrelated lists gives the target")
  func appliesUnrelated() {
    for seed in 0..<PropertyRuns.count(full: 4_000) {
      var lists = RandomLists(seed: UInt64(seed))
      let old = lists.uniqueList(sections: seed % 5, items: seed % 23)
      let new = lists.uniqueList(sections: seed / 5 % 5, items: seed / 23 % 23)
      expectApplies(from: old, to: new, seed: seed)
    }
  }

  @Test("Applying the difference of an edited list gives the edited list")
  func appliesEdited() {
    for seed in 0..<PropertyRuns.count(full: 4_000) {
      var lists = RandomLists(seed: UInt64(seed))
      let old = lists.uniqueList(sections: 1 + seed % 4, items: seed % 30)
      expectApplies(from: old, to: lists.edited(old), seed: seed)
    }
  }

  @Test("Applying the difference of lists with repeated identifiers gives the target")
  func appliesRepeated() {
    for seed in 0..<PropertyRuns.count(full: 4_000) {
      var lists = RandomLists(seed: UInt64(seed))
      let old = lists.repeatingList(sections: seed % 4, items: seed % 7)
      let new = lists.repeatingList(sections: seed / 4 % 4, items: seed / 7 % 7)
      expectApplies(from: old, to: new, seed: seed)
    }
  }

  @Test("The moves of a flat list are all common items without a longest increasing subsequence")
  func fewestMoves() {
    for seed in 0..<PropertyRuns.count(full: 2_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let old = Array((0..<seed % 40).shuffled(using: &random))
      let new = (0..<seed % 40 + 3).shuffled(using: &random).filter { _ in
        Int.random(in: 0..<5, using: &random) > 0
      }
      let places = new.compactMap { old.firstIndex(of: $0) }
      let moves = difference(old, new).movedItems.count
      #expect(moves == places.count - longestRise(of: places), "seed \(seed)")
    }
  }

  @Test("Different identifiers with equal hashes are distinguished")
  func collisions() {
    struct Colliding: Hashable, Sendable {
      let number: Int
      func hash(into hasher: inout Hasher) {}
    }
    var random = SeededGenerator(seed: 3)
    let places = Array((0..<300).shuffled(using: &random))
    let difference = OrderedDifferenceSolver(
      from: SectionedList(sections: [0], items: [(0..<300).map(Colliding.init)]),
      to: SectionedList(sections: [0], items: [places.map(Colliding.init)])
    ).solve()
    #expect(difference.movedItems.count == 300 - longestRise(of: places))
    #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  private func expectApplies(
    from old: SectionedList<Int, Int>, to new: SectionedList<Int, Int>, seed: Int
  ) {
    let difference = OrderedDifferenceSolver(from: old, to: new).solve()
    let played = ModelList.apply(difference, on: old, inserting: new)
    #expect(played == new, "seed \(seed)")
    #expect((old == new) == difference.isEmpty, "seed \(seed)")
  }

  // The textbook's O(n^2) length of a longest rising subsequence.
  private func longestRise(of values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      let before = (0..<index).filter { values[$0] < value }.map { lengths[$0] }
      lengths.append(1 + (before.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
