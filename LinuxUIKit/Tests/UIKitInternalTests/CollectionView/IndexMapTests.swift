import SeededNumbers
import Testing

@testable import UIKit

struct IndexMapTests {
  @Test("Elements behind a removed one move up, those behind a placed one move down")
  func plain() {
    // Removing b and inserting x at 0 changes a b c d to x a c d.
    let map = IndexMap(removed: [1], placed: [0])

    #expect((0..<4).map { map.after($0) } == [1, nil, 2, 3])
  }

  @Test("Without changes everything stays")
  func identity() {
    let map = IndexMap(removed: [], placed: [])

    #expect(map.after(0) == 0)
    #expect(map.after(1_000_000_000) == 1_000_000_000)
  }

  @Test("It agrees with taking out and putting in, one by one")
  func agreesWithArrays() {
    for seed in 0..<PropertyRuns.count(full: 3_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 0...12, using: &random)
      let removed = (0..<count).filter { _ in Bool.random(using: &random) }
      let left = (0..<count).filter { !removed.contains($0) }
      let total = left.count + Int.random(in: 0...5, using: &random)
      let placed = Array((0..<total).shuffled(using: &random).prefix(total - left.count)).sorted()
      var list = left.map(Optional.some)
      for index in placed { list.insert(nil, at: index) }

      let map = IndexMap(removed: removed[...], placed: placed[...])

      for element in 0..<count {
        #expect(map.after(element) == list.firstIndex(of: element), "seed \(seed)")
      }
    }
  }
}
