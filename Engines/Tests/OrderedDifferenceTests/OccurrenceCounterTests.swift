import OrderedDifference
import Testing

struct OccurrenceCounterTests {
  @Test("Each occurrence of an identifier has the number of those before it")
  func numbers() {
    var counter = OccurrenceCounter<Character>(minimumCapacity: 5)
    #expect("abaab".map { counter.count($0) } == [0, 0, 1, 2, 1])
  }
}
