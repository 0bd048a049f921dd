import CollectionCore
import Foundation
import SeededNumbers
import Testing

@Suite("The store of measured sizes") struct MeasuredSizesTests {
  @Test("It answers as a dictionary does, whatever the order of setting") func dictionary() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var sizes = MeasuredSizes()
      var plain: [Int: CGSize] = [:]
      for _ in 0..<100 {
        let item = Int.random(in: 0..<60, using: &random)
        let isGone = Int.random(in: 0..<4, using: &random) == 0
        let size = isGone ? nil : CGSize(width: item, height: Int.random(in: 1...9, using: &random))
        sizes[item] = size
        plain[item] = size
      }
      #expect(sizes.count == plain.count, "seed \(seed)")
      for item in -1...60 {
        #expect(sizes[item] == plain[item], "seed \(seed), item \(item)")
        #expect(
          sizes.first(from: item) == plain.keys.filter { $0 >= item }.min(), "seed \(seed)")
      }
    }
  }

  @Test("Sizes go where their items go") func moved() {
    var sizes = MeasuredSizes()
    for item in 0..<4 { sizes[item] = CGSize(width: 1, height: 10 + item) }
    // Item 1 is deleted, item 0 moves to the end, and something new comes in at the front.
    let after = sizes.moved { [0: 4, 2: 1, 3: 2][$0] }
    #expect(after.count == 3)
    #expect((0..<5).map { after[$0]?.height } == [nil, 12, 13, nil, 10])
  }

  @Test("Inserting an item and deleting it again leaves every size where it was") func identity() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var sizes = MeasuredSizes()
      for item in 0..<50 where Bool.random(using: &random) {
        sizes[item] = CGSize(width: 1, height: item)
      }
      let place = Int.random(in: 0...50, using: &random)
      let inserted = sizes.moved { $0 < place ? $0 : $0 + 1 }
      let back = inserted.moved { $0 == place ? nil : $0 < place ? $0 : $0 - 1 }
      #expect(inserted[place] == nil, "seed \(seed)")
      #expect(back == sizes, "seed \(seed)")
    }
  }
}
