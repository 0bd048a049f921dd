import SeededNumbers
import Testing

@testable import ConstraintSolver

@Suite("Queue of symbols by depth")
struct DepthQueueTests {
  @Test("Symbols are removed by depth from the lowest, of one depth the last one first")
  func lowest() {
    var queue = DepthQueue()
    for (symbol, depth) in [(5, 2), (1, 0), (4, 2), (9, 7)] { queue.insert(symbol, depth: depth) }
    #expect([0, 1, 2, 3].map { _ in queue.popLowest() } == [1, 4, 5, 9])
    #expect(queue.popLowest() == nil)
  }

  @Test("Symbols are removed by depth from the highest, of one depth the last one first")
  func highest() {
    var queue = DepthQueue()
    for (symbol, depth) in [(5, 2), (1, 0), (4, 2), (9, 7)] { queue.insert(symbol, depth: depth) }
    #expect([0, 1, 2, 3].map { _ in queue.popHighest() } == [9, 4, 5, 1])
    #expect(queue.popHighest() == nil)
  }

  @Test("The next symbol always has the lowest depth")
  func random() {
    for seed in PropertyRuns.seeds(full: 200) {
      var numbers = SeededGenerator(seed: seed)
      var queue = DepthQueue()
      var depths: [Int: Int] = [:]
      for symbol in 0..<60 {
        let depth = Int.random(in: 0..<12, using: &numbers)
        queue.insert(symbol, depth: depth)
        depths[symbol] = depth
        guard Int.random(in: 0..<3, using: &numbers) == 0 else { continue }
        let popped = Bool.random(using: &numbers) ? least(&queue, depths) : most(&queue, depths)
        #expect(popped != nil, "seed \(seed)")
        depths[popped ?? 0] = nil
      }
      while !depths.isEmpty {
        guard let popped = least(&queue, depths) else { break }
        depths[popped] = nil
      }
      #expect(depths.isEmpty && queue.popHighest() == nil, "seed \(seed)")
    }
  }

  /// Removes the lowest symbol; returns `nil` if another one is lower.
  private func least(_ queue: inout DepthQueue, _ depths: [Int: Int]) -> Int? {
    queue.popLowest().flatMap { depths[$0] == depths.values.min() ? $0 : nil }
  }

  /// Removes the highest symbol; returns `nil` if another one is higher.
  private func most(_ queue: inout DepthQueue, _ depths: [Int: Int]) -> Int? {
    queue.popHighest().flatMap { depths[$0] == depths.values.max() ? $0 : nil }
  }
}
