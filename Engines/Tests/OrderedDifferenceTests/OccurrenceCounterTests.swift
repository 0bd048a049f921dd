import OrderedDifference
import SeededNumbers
import Testing

struct OccurrenceCounterTests {
  @Test("Each occurrence of an identifier has the number of those before it")
  func numbers() {
    var counter = OccurrenceCounter<Character>(minimumCapacity: 5)
    let occurrences = "abaab".map { counter.next($0) }
    #expect(occurrences.map(\.number) == [0, 0, 1, 2, 1])
    #expect(occurrences.map(\.id) == ["a", "b", "a", "a", "b"])
    #expect(occurrences.map(\.description) == ["a (1)", "b (1)", "a (2)", "a (3)", "b (2)"])
  }

  @Test("Two random lists have the smaller number of occurrences of each identifier in common")
  func randomLists() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var random = SeededGenerator(seed: seed)
      let lists = (0..<2).map { _ in
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          Int.random(in: 0...9, using: &random)
        }
      }
      let occurrences = lists.map { list in
        var counter = OccurrenceCounter<Int>()
        return list.map { counter.next($0) }
      }
      let common = (0...9).map { id in lists.map { $0.count { $0 == id } }.min() ?? 0 }
      #expect(occurrences.map { $0.map(\.id) } == lists, "seed \(seed)")
      #expect(
        Set(occurrences[0]).intersection(occurrences[1]).count == common.reduce(0, +),
        "seed \(seed)")
      #expect(zip(occurrences, lists).allSatisfy { Set($0).count == $1.count }, "seed \(seed)")
    }
  }
}
