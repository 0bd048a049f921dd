import CompositionalLayout
import Foundation
import SeededNumbers
import Testing

@Suite("Measured sizes") struct MeasuredSizesTests {
  @Test("They equal those of a dictionary, whatever the order of changes") func dictionary() {
    for seed in PropertyRuns.seeds(full: 200) {
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
      #expect(sizes.brokenInvariants.isEmpty, "seed \(seed)")
      for item in -1...60 {
        #expect(sizes[item] == plain[item], "seed \(seed), item \(item)")
        #expect(
          sizes.first(from: item) == plain.keys.filter { $0 >= item }.min(), "seed \(seed)")
      }
    }
  }

  @Test("Sizes move with their items") func moved() {
    var sizes = MeasuredSizes()
    for item in 0..<4 { sizes[item] = CGSize(width: 1, height: 10 + item) }
    // Item 1 is deleted, item 0 moves to the end, and a new item is inserted at the beginning.
    let after = sizes.moved { [0: 4, 2: 1, 3: 2][$0] }
    #expect(after.count == 3)
    #expect((0..<5).map { after[$0]?.height } == [nil, 12, 13, nil, 10])
  }

  @Test("Inserting an item and deleting it again leaves every size unchanged") func identity() {
    for seed in PropertyRuns.seeds(full: 200) {
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
      #expect(back.brokenInvariants.isEmpty, "seed \(seed)")
    }
  }

  @Test("Measured sizes survive any moves, insertions and deletions of items") func updates() {
    for seed in PropertyRuns.seeds(full: 500) {
      var random = SeededGenerator(seed: seed)
      var sizes = MeasuredSizes()
      var plain: [CGSize?] = (0..<40).map { item in
        Bool.random(using: &random) ? CGSize(width: item, height: 1) : nil
      }
      for (item, size) in plain.enumerated() { sizes[item] = size }
      for _ in 0..<20 {
        let target = RandomTarget(of: plain.count, using: &random)
        var moved = [CGSize?](repeating: nil, count: target.count)
        for (item, size) in plain.enumerated() {
          if let place = target.places[item] { moved[place] = size }
        }
        (plain, sizes) = (moved, sizes.moved { target.places[$0] })
      }
      #expect(sizes.brokenInvariants.isEmpty, "seed \(seed)")
      #expect(sizes.count == plain.count { $0 != nil }, "seed \(seed)")
      #expect(plain.indices.allSatisfy { sizes[$0] == plain[$0] }, "seed \(seed)")
    }
  }

  @Test("Two are equal if the same items have the same sizes, whatever their history")
  func equality() {
    var (one, other) = (MeasuredSizes(), MeasuredSizes())
    for item in 0..<1_000 { one[item * 3] = CGSize(width: item, height: 1) }
    for item in (0..<3_000).reversed() {
      other[item] = CGSize(width: item / 3, height: 1)
    }
    #expect(one != other)
    for item in 0..<3_000 where item % 3 != 0 { other[item] = nil }
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(other.brokenInvariants.isEmpty)
  }
}

/// Returns the new index of each item in a random update; `nil` for deleted ones.
private struct RandomTarget {
  var places: [Int: Int] = [:]
  var count: Int

  init(of items: Int, using random: inout SeededGenerator) {
    var order = (0..<items).map { Optional($0) }
    if !order.isEmpty { order.remove(at: Int.random(in: order.indices, using: &random)) }
    order.insert(nil, at: Int.random(in: 0...order.count, using: &random))
    if let from = order.indices.randomElement(using: &random) {
      let moved = order.remove(at: from)
      order.insert(moved, at: Int.random(in: 0...order.count, using: &random))
    }
    count = order.count
    for (place, item) in order.enumerated() {
      if let item { places[item] = place }
    }
  }
}
