import OrderedDifference
import SeededNumbers
import Testing

@testable import UIKit

struct UpdatedItemsTests {
  private func places(_ positions: (Int, Int)...) -> UpdatedItems {
    UpdatedItems(positions.map { ItemPosition(section: $0.0, item: $0.1) })
  }

  @Test("Places are told in order and once each, with the first that was named twice")
  func order() {
    let places = places((1, 5), (0, 3), (1, 2), (0, 3), (1, 5))

    #expect(places.items(in: 0) == [3])
    #expect(places.items(in: 1) == [2, 5])
    #expect(places.items(in: 2) == [])
    #expect((0...2).map { places.count(in: $0) } == [1, 2, 0])
    #expect(places.firstRepeated == ItemPosition(section: 0, item: 3))
  }

  @Test("Numbers that nobody counts up to are in order too")
  func farApart() {
    let places = places((0, .max), (0, 1_000_000_000), (0, 0), (0, -4))

    #expect(places.items(in: 0) == [-4, 0, 1_000_000_000, .max])
    #expect(places.firstRepeated == nil)
  }

  @Test("Of a place that is named twice, the later step is told", arguments: [1, 1_000])
  func laterStep(factor: Int) {
    let places = places((0, 5 * factor), (0, 2 * factor), (0, 5 * factor))

    #expect(places.items(in: 0) == [2 * factor, 5 * factor])
    #expect(places.steps == [1, 2])
    #expect(places.firstRepeated == ItemPosition(section: 0, item: 5 * factor))
  }

  @Test("What two have in common is found, and two without are one")
  func commonPlaces() {
    let (first, second) = (places((0, 1), (2, 3), (2, 7)), places((0, 2), (2, 7), (3, 3)))

    #expect(first.firstCommon(with: second) == ItemPosition(section: 2, item: 7))
    #expect(first.firstCommon(with: places((1, 1), (2, 4))) == nil)
    #expect(first.union(places((0, 0), (1, 1))).items(in: 0) == [0, 1])
  }

  @Test("They agree with sets, and moves with a dictionary, of any places")
  func agreesWithSets() {
    for seed in PropertyRuns.seeds(full: 1_000) {
      var random = SeededGenerator(seed: seed)
      let positions = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        ItemPosition(
          section: .random(in: 0...2, using: &random), item: .random(in: 0...60, using: &random))
      }
      let places = UpdatedItems(positions)
      let set = Set(positions)
      for section in 0...2 {
        let expected = set.filter { $0.section == section }.map(\.item).sorted()
        #expect(Array(places.items(in: section)) == expected, "seed \(seed)")
      }
      #expect((places.firstRepeated == nil) == (set.count == positions.count), "seed \(seed)")
      checkMoves(set.sorted().shuffled(using: &random), seed, using: &random)
    }
  }

  private func checkMoves(
    _ sources: [ItemPosition], _ seed: UInt64, using random: inout SeededGenerator
  ) {
    let targets = sources.shuffled(using: &random)
    let found = MovedItems(from: sources, to: targets)
    for (source, target) in zip(sources, targets) {
      #expect(found.target(of: source) == target, "seed \(seed)")
    }
    #expect(found.target(of: ItemPosition(section: 3, item: 0)) == nil)
  }
}
