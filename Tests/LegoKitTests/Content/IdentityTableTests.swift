import Foundation
import SeededNumbers
import Testing

@testable import LegoKit

@Suite("Tables of the tokens of ids") struct IdentityTableTests {
  @Test("A table of integers has the tokens of a dictionary after any insertions and removals")
  func integers() {
    // Few ids, so that many are repeated, and of a high stride, so that low bits are the same.
    compare { Int($0) << 32 - 5 }
  }

  @Test(
    "Integers that move on and are removed behind have the tokens of a dictionary",
    arguments: [(0, -1...3), (-40, -3...1), (Int.max - 60, -3...0), (Int.min, 0...3)])
  func movingIntegers(start: Int, steps: ClosedRange<Int>) {
    for seed in 0..<PropertyRuns.count(full: 400) {
      var random = SeededGenerator(seed: UInt64(seed))
      let table = IdentityTable<Int>()
      var model: [Int: Int] = [:]
      var lowest = start
      for token in 0..<300 {
        lowest += .random(in: steps, using: &random)
        // One in three times, they come to be far from those before.
        if seed % 3 == 0, token == 200 { lowest /= 2 }
        let id = lowest + .random(in: 0...60, using: &random)
        #expect(table.insert(token, for: id) == model[id], "seed \(seed), \(token)")
        model[id] = model[id] ?? token
        let others = model.keys.filter { !(lowest...lowest + 60).contains($0) }.sorted()
        for other in others {
          table.remove(other)
          model[other] = nil
        }
        let expected = [model[id] ?? -1] + others.map { _ in -1 }
        #expect(table.tokens(of: [id] + others) == expected, "seed \(seed), \(token)")
      }
      let ids = (0...60).map { lowest + $0 }
      #expect(table.tokens(of: ids) == ids.map { model[$0] ?? -1 }, "seed \(seed)")
    }
  }

  @Test("Many integers that are inserted at once are found, also far from those before")
  func runsOfIntegers() {
    for seed in 0..<PropertyRuns.count(full: 400) {
      var random = SeededGenerator(seed: UInt64(seed))
      let table = IdentityTable<Int>()
      var ids: [Int] = []
      for _ in 0..<6 {
        let distance = Int.random(in: 1..<(seed % 2 == 0 ? 20 : 2000), using: &random)
        let count = Int.random(in: 1..<100, using: &random)
        let start =
          Bool.random(using: &random)
          ? (ids.min() ?? 0) - distance - count : (ids.max() ?? 0) + distance
        let run = (start..<start + count).shuffled(using: &random)
        #expect(table.insert(run, from: ids.count), "seed \(seed)")
        ids += run
      }
      #expect(table.tokens(of: ids) == Array(ids.indices), "seed \(seed)")
      #expect(!table.insert([ids.max() ?? 0], from: 0), "seed \(seed)")
    }
  }

  @Test("A table of UUIDs has the tokens of a dictionary after any insertions and removals")
  func uuids() {
    compare { UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, $0 / 7, $0)) }
  }

  @Test("A table of texts has the tokens of a dictionary after any insertions and removals")
  func texts() {
    compare { "an id that is longer than sixteen bytes, \($0)" }
  }

  @Test("Of ids that are inserted at once, a repeated one is found")
  func repeatedIDs() {
    for count in 1...40 {
      let table = IdentityTable<Int>()
      #expect(table.insert(Array(0..<count), from: 100))
      #expect(table.tokens(of: Array(-1...count)) == [-1] + Array(100..<100 + count) + [-1])
      #expect(!table.insert([count, count - 1], from: 200))
    }
  }

  @Test("A text is found that has other bits and is equal")
  func equalTexts() {
    let table = IdentityTable<String>()
    _ = table.insert(7, for: "caf\u{E9}")
    #expect(table.token(of: "cafe\u{301}") == 7)
  }

  private func compare<ID: Hashable>(_ id: (UInt8) -> ID) {
    for seed in 0..<PropertyRuns.count(full: 400) {
      var random = SeededGenerator(seed: UInt64(seed))
      let table = IdentityTable<ID>()
      var model: [ID: Int] = [:]
      for token in 0..<200 {
        let id = id(.random(in: 0..<60, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
          #expect(table.insert(token, for: id) == model[id], "seed \(seed), \(token)")
          model[id] = model[id] ?? token
        case 2:
          table.remove(id)
          model[id] = nil
        default:
          table.reserveCapacity(forAdding: token)
        }
        #expect(table.token(of: id) == model[id], "seed \(seed), \(token)")
      }
      let ids = (0..<60).map { id($0) }
      #expect(table.tokens(of: ids) == ids.map { model[$0] ?? -1 }, "seed \(seed)")
    }
  }
}
