import SeededNumbers
import Testing

@testable import OrderedDifference

/// A set of numbers with neighbors, compared with a sorted list.
struct IntegerSetTests {
  @Test("A set of numbers equals a sorted list", arguments: 0..<PropertyRuns.count(full: 400))
  func neighbors(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    // Bounds near the sizes of one, two and three levels of 64.
    let bound = [1, 63, 64, 65, 4095, 4097, 300_000].randomElement(using: &generator) ?? 1
    var set = IntegerSet(below: bound)
    var list: [Int] = []
    for _ in 0..<60 {
      let number = Int.random(in: 0..<bound, using: &generator)
      if list.contains(number) {
        set.remove(number)
        list.removeAll { $0 == number }
      } else {
        set.insert(number)
        list = (list + [number]).sorted()
      }
      let asked = Int.random(in: 0..<bound, using: &generator)
      let note = Comment(rawValue: "seed \(seed): \(asked) among \(list)")
      #expect(set.next(after: asked) == list.first { $0 > asked }, note)
      #expect(set.last(before: asked) == list.last { $0 < asked }, note)
    }
  }

  @Test("An empty set has no neighbors, at either end")
  func empty() {
    let set = IntegerSet(below: 70)
    for number in [0, 63, 64, 69] {
      #expect(set.next(after: number) == nil)
      #expect(set.last(before: number) == nil)
    }
  }
}
