import LegoState
import Testing

final class Counter: LegoObservableObject {
  @LegoPublished var count = 0
}

/// The code of the page of LegoState.
@MainActor @Suite("Page of LegoState") struct StatePageTests {
  @Test("A model notifies what has read it, and not for an equal value") func model() async {
    let model = Counter()
    let source = StateObject(wrappedValue: model)
    var values: [Int] = []
    let observation = source.projectedValue.count.observe { values.append($0) }
    model.count = 0
    for _ in 0..<3 { await Task.yield() }
    #expect(values.isEmpty)
    model.count = 5
    for _ in 0..<20 where values.isEmpty { await Task.yield() }
    #expect(values == [5])
    withExtendedLifetime(observation) {}
  }
}
