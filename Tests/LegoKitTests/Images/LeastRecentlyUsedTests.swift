import SeededNumbers
import Testing

@testable import LegoKit

@Suite("The values that were used last") struct LeastRecentlyUsedTests {
  /// The same by searching and sorting: the values in the order of their last use, the newest last.
  private struct SlowReference {
    let limit: Int
    var values: [(key: Int, value: Int, cost: Int)] = []

    var cost: Int { values.reduce(0) { $0 + $1.cost } }

    mutating func value(for key: Int) -> Int? {
      guard let index = values.firstIndex(where: { $0.key == key }) else { return nil }
      let entry = values.remove(at: index)
      values.append(entry)
      return entry.value
    }

    mutating func insert(_ value: Int, for key: Int, cost: Int) -> [Int] {
      values.removeAll { $0.key == key }
      guard cost <= limit else { return [] }
      values.append((key, value, cost))
      var removed: [Int] = []
      while self.cost > limit { removed.append(values.removeFirst().key) }
      return removed
    }
  }

  @Test("Random uses have the values, the costs and the removals of a search")
  func randomUses() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var random = SeededGenerator(seed: seed)
      let limit = Int.random(in: 0...60, using: &random)
      var values = LeastRecentlyUsed<Int, Int>(limit: limit)
      var reference = SlowReference(limit: limit)
      for step in 0..<300 {
        let key = Int.random(in: 0..<20, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3:
          let cost = Int.random(in: 0...20, using: &random)
          let removed = values.insert(step, for: key, cost: cost)
          #expect(removed == reference.insert(step, for: key, cost: cost), "seed \(seed)")
        case 4:
          values.remove(key)
          reference.values.removeAll { $0.key == key }
        default:
          #expect(values.value(for: key) == reference.value(for: key), "seed \(seed)")
        }
        #expect(values.cost == reference.cost && values.cost <= limit, "seed \(seed)")
        #expect(Set(values.keys) == Set(reference.values.map(\.key)), "seed \(seed)")
      }
    }
  }

  @Test("The value that was not used for the longest time is removed first") func order() {
    var values = LeastRecentlyUsed<String, Int>(limit: 30)
    #expect(values.insert(1, for: "a", cost: 10) == [])
    #expect(values.insert(2, for: "b", cost: 10) == [])
    #expect(values.insert(3, for: "c", cost: 10) == [])
    #expect(values.value(for: "a") == 1)
    // 40 is more than 30: b, which was used before c and a, is removed.
    #expect(values.insert(4, for: "d", cost: 10) == ["b"])
    // 55 is more than 30: two tens and the ten of d leave 25.
    #expect(values.insert(5, for: "e", cost: 25) == ["c", "a", "d"])
    #expect(values.insert(6, for: "f", cost: 31) == [])
    #expect(values.count == 1)
    values.removeAll()
    #expect(values.cost == 0 && values.count == 0)
  }

  @Test("Many uses of few values take little memory") func manyUses() {
    var values = LeastRecentlyUsed<Int, Int>(limit: 4)
    for key in 0..<4 { _ = values.insert(key, for: key, cost: 1) }
    for use in 0..<100_000 { #expect(values.value(for: use % 4) == use % 4) }
    #expect(values.recordedUseCount <= 2 * 4 + 33)
  }
}
