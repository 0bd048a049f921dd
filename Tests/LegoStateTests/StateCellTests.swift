import Testing

@testable import LegoState

@MainActor @Suite("StateCell") struct StateCellTests {
  private final class Counter {
    var count = 0
  }

  private func observer(counting counter: Counter) -> StateObserver {
    StateObserver { counter.count += 1 }
  }

  @Test("Setting the value notifies its readers") func notifies() {
    let cell = StateCell(1)
    let counter = Counter()
    let observer = observer(counting: counter)
    _ = observer.track { cell.value }
    cell.value = 2
    observer.runIfNotified()
    #expect(counter.count == 1)
  }

  @Test("Setting an equal value notifies no observer") func equalWrite() {
    let cell = StateCell([1, 2])
    let counter = Counter()
    let observer = observer(counting: counter)
    _ = observer.track { cell.value }
    cell.value = [1, 2]
    observer.runIfNotified()
    #expect(counter.count == 0)
  }

  @Test("Setting a value that is not Equatable notifies") func incomparable() {
    struct Plain { var number = 1 }
    let cell = StateCell(Plain())
    let counter = Counter()
    let observer = observer(counting: counter)
    _ = observer.track { cell.value }
    cell.value = Plain()
    observer.runIfNotified()
    #expect(counter.count == 1)
  }

  @Test("Setting the same object notifies no observer") func sameObject() {
    let object = Counter()
    let cell = StateCell(object)
    let counter = Counter()
    let observer = observer(counting: counter)
    _ = observer.track { cell.value }
    cell.value = object
    observer.runIfNotified()
    #expect(counter.count == 0)
    cell.value = Counter()
    observer.runIfNotified()
    #expect(counter.count == 1)
  }

  @Test("Setting a value does not notify readers of another") func otherCell() {
    let read = StateCell(1)
    let written = StateCell(1)
    let counter = Counter()
    let observer = observer(counting: counter)
    _ = observer.track { read.value }
    written.value = 2
    observer.runIfNotified()
    #expect(counter.count == 0)
  }

  @Test("A value that is no longer read no longer notifies") func unread() {
    let flag = StateCell(true)
    let detail = StateCell(1)
    let counter = Counter()
    let observer = observer(counting: counter)
    _ = observer.track { flag.value ? detail.value : 0 }
    flag.value = false
    observer.runIfNotified()
    _ = observer.track { flag.value ? detail.value : 0 }
    detail.value = 2
    observer.runIfNotified()
    #expect(counter.count == 1)
  }

  @Test("Many writes of one turn notify once, in the next turn, after all of them")
  func coalescing() async {
    let cell = StateCell(0)
    var seen: [Int] = []
    let observer = StateObserver { seen.append(cell.value) }
    _ = observer.track { cell.value }
    for value in 1...50 { cell.value = value }
    #expect(seen.isEmpty)
    while seen.isEmpty { await Task.yield() }
    await Task.yield()
    #expect(seen == [50])
  }

  @Test("A released observer is not retained and not called") func release() {
    let cell = StateCell(1)
    weak var released: StateObserver?
    let counter = Counter()
    do {
      let observer = observer(counting: counter)
      _ = observer.track { cell.value }
      released = observer
    }
    #expect(released == nil)
    cell.value = 2
    #expect(counter.count == 0)
  }
}
