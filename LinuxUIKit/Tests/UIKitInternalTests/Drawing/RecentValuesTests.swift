import Testing

@testable import CoreGraphics

@Suite("Recent values")
struct RecentValuesTests {
  @Test("The cache holds at least one generation of recent values, and at most two")
  func bounds() {
    var values = RecentValues<Int, Int>(generationSize: 4)
    for number in 0..<100 {
      _ = values.insert(-number, for: number)
      for age in 0..<min(4, number + 1) {
        var copy = values
        #expect(copy.value(for: number - age)?.value == age - number, "after \(number)")
      }
      var copy = values
      #expect(copy.value(for: number - 8)?.value == nil, "after \(number)")
    }
  }

  @Test("A value that is requested regularly is never dropped")
  func asked() {
    var values = RecentValues<Int, String>(generationSize: 4)
    _ = values.insert("kept", for: -1)
    for number in 0..<100 {
      _ = values.insert("", for: number)
      #expect(values.value(for: -1)?.value == "kept", "after \(number)")
    }
  }

  @Test("A dropped value is returned once, and a replaced value is not dropped")
  func dropped() {
    var values = RecentValues<Int, Int>(generationSize: 2)
    var dropped: [Int] = []
    for number in 0..<10 { dropped += values.insert(number, for: number).keys.sorted() }
    #expect(dropped == Array(0..<8))
    #expect(values.insert(-9, for: 9).isEmpty)
    #expect(values.value(for: 9)?.value == -9)
  }

  @Test("A value is removed from either generation")
  func removed() {
    var values = RecentValues<Int, Int>(generationSize: 2)
    for number in 0..<3 { _ = values.insert(number, for: number) }
    #expect(values.remove(0) == 0)
    #expect(values.remove(2) == 2)
    #expect(values.remove(2) == nil)
    #expect(values.value(for: 0)?.value == nil)
    #expect(values.value(for: 1)?.value == 1)
  }

  @Test("Values that cost more fill a generation sooner")
  func costs() {
    var values = RecentValues<Int, Int>(generationSize: 10)
    for number in 0..<4 { _ = values.insert(number, for: number, cost: 4) }
    // 4 + 4 + 4 fill the first generation; a replaced value costs once.
    #expect(
      (0..<4).allSatisfy { number in
        var copy = values
        return copy.value(for: number)?.value == number
      })
    #expect(values.insert(7, for: 3, cost: 4).isEmpty)
    #expect(values.insert(8, for: 4, cost: 1).isEmpty)
    #expect(values.insert(9, for: 5, cost: 5) == [0: 0, 1: 1, 2: 2])
  }
}
