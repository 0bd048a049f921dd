import CompositionalLayout
import Testing

@Suite("The cost of a summed tree") struct SummedTreeCostTests {
  /// Ten thousand elements in nodes of 8 to 16 have at most five levels: 8⁵ = 32,768.
  private static let levels = 5
  private static let width = 16

  private func tree() -> SummedTree<Int, CountedSum> {
    SummedTree((0..<10_000).map { ($0, CountedSum(length: 1)) })
  }

  @Test("Finding one of ten thousand visits a node of each level") func finding() {
    let tree = tree()
    for target in stride(from: 0, to: 10_000, by: 97) {
      var steps = 0
      let found = tree.first { before, next in
        steps += 1
        return before + next.length > target
      }
      #expect(found?.element == target)
      #expect(steps <= Self.levels * Self.width, "\(target): \(steps) steps")
    }
  }

  @Test("Setting, inserting and removing one of ten thousand update a node of each level")
  func changing() {
    var tree = tree()
    for position in stride(from: 0, to: 9_000, by: 97) {
      let changes: [(inout SummedTree<Int, CountedSum>) -> Void] = [
        { $0.setSum(CountedSum(length: 2), at: position) },
        { $0.insert(-1, sum: CountedSum(length: 3), at: position) },
        { $0.remove(at: position) },
      ]
      for change in changes {
        let steps = Steps()
        Steps.$current.withValue(steps) { change(&tree) }
        // A node that is split or merged is summed twice, and so is its sibling.
        #expect(steps.count <= 4 * Self.levels * Self.width, "\(position): \(steps.count) steps")
      }
    }
  }

  @Test("A prefix sum of ten thousand adds only lengths") func prefix() {
    let tree = tree()
    let steps = Steps()
    Steps.$current.withValue(steps) {
      for position in stride(from: 0, to: 10_000, by: 97) {
        #expect(tree.offset(of: position) == position)
      }
    }
    #expect(steps.count == 0)
  }
}

/// A length that counts its additions.
private struct CountedSum: TreeSum {
  static let zero = CountedSum(length: 0)
  var length: Int

  mutating func add(_ next: CountedSum) {
    length += next.length
    Steps.current?.count += 1
  }
}

/// A counter; unchecked, since only one task uses it.
private final class Steps: @unchecked Sendable {
  @TaskLocal static var current: Steps?
  var count = 0
}
