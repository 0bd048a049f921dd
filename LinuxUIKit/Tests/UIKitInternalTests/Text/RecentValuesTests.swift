import Testing

@testable import UIKit

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
}
