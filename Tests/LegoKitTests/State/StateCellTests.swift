import Testing

@testable import LegoKit

@MainActor @Suite("StateCell") struct StateCellTests {
  private final class Counter {
    var count = 0
  }

  private func reader(counting counter: Counter) -> StateObserver {
    StateObserver { counter.count += 1 }
  }

  @Test("A write wakes who has read") func wakes() {
    let cell = StateCell(1)
    let counter = Counter()
    let reader = reader(counting: counter)
    _ = reader.track { cell.value }
    cell.value = 2
    reader.runIfWoken()
    #expect(counter.count == 1)
  }

  @Test("A write of an equal value wakes nobody") func equalWrite() {
    let cell = StateCell([1, 2])
    let counter = Counter()
    let reader = reader(counting: counter)
    _ = reader.track { cell.value }
    cell.value = [1, 2]
    reader.runIfWoken()
    #expect(counter.count == 0)
  }

  @Test("A write of a value that cannot be compared wakes") func incomparable() {
    struct Plain { var number = 1 }
    let cell = StateCell(Plain())
    let counter = Counter()
    let reader = reader(counting: counter)
    _ = reader.track { cell.value }
    cell.value = Plain()
    reader.runIfWoken()
    #expect(counter.count == 1)
  }

  @Test("Putting the same object in its own place wakes nobody") func sameObject() {
    let object = Counter()
    let cell = StateCell(object)
    let counter = Counter()
    let reader = reader(counting: counter)
    _ = reader.track { cell.value }
    cell.value = object
    reader.runIfWoken()
    #expect(counter.count == 0)
    cell.value = Counter()
    reader.runIfWoken()
    #expect(counter.count == 1)
  }

  @Test("A write wakes nobody who has read something else") func otherCell() {
    let read = StateCell(1)
    let written = StateCell(1)
    let counter = Counter()
    let reader = reader(counting: counter)
    _ = reader.track { read.value }
    written.value = 2
    reader.runIfWoken()
    #expect(counter.count == 0)
  }

  @Test("What is no longer read no longer wakes") func forgotten() {
    let flag = StateCell(true)
    let detail = StateCell(1)
    let counter = Counter()
    let reader = reader(counting: counter)
    _ = reader.track { flag.value ? detail.value : 0 }
    flag.value = false
    reader.runIfWoken()
    _ = reader.track { flag.value ? detail.value : 0 }
    detail.value = 2
    reader.runIfWoken()
    #expect(counter.count == 1)
  }

  @Test("Many writes of one turn notify once, in the next turn, after all of them")
  func coalescing() async {
    let cell = StateCell(0)
    var seen: [Int] = []
    let reader = StateObserver { seen.append(cell.value) }
    _ = reader.track { cell.value }
    for value in 1...50 { cell.value = value }
    #expect(seen.isEmpty)
    while seen.isEmpty { await Task.yield() }
    await Task.yield()
    #expect(seen == [50])
  }

  @Test("A reader that has gone is not kept and not called") func release() {
    let cell = StateCell(1)
    weak var gone: StateObserver?
    let counter = Counter()
    do {
      let reader = reader(counting: counter)
      _ = reader.track { cell.value }
      gone = reader
    }
    #expect(gone == nil)
    cell.value = 2
    #expect(counter.count == 0)
  }
}
