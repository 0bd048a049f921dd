import LegoViews
import Testing
import UIKit

/// A stream of another library, as a user adapts it.
@MainActor final class Subject<Element> {
  private var observers: [Int: (Element) -> Void] = [:]
  private var nextID = 0
  var observerCount: Int { observers.count }

  func onNext(_ element: Element) {
    for id in observers.keys.sorted() { observers[id]?(element) }
  }

  func subscribe(onNext: @escaping (Element) -> Void) -> () -> Void {
    let id = nextID
    nextID += 1
    observers[id] = onNext
    return { [weak self] in self?.observers[id] = nil }
  }
}

extension Subject: Outputing, Inputing {
  func outputing(_ block: @escaping (Element) -> Void) -> any Unbinder {
    let dispose = subscribe(onNext: block)
    return Unbinders.create { dispose() }
  }

  func input(value: Element) { onNext(value) }
}

/// The values that a stream has output.
@MainActor private final class Recorder<Value> {
  private(set) var values: [Value] = []
  func record(_ value: Value) { values.append(value) }
}

@MainActor @Suite("Streams of values") struct StreamTests {
  @MainActor private final class Model {
    @State var name = "Ann"
    @State var point = (x: 1, y: 2)
  }

  private struct Person: Equatable { var name = "Ann", age = 1 }

  @Test("State without a property wrapper is read, written, input and output") func state() {
    let state = State("a")
    let recorder = Recorder<String>()
    let unbinder = state.outputing { recorder.record($0) }
    state.value = "b"
    state.input(value: "c")
    #expect(state.value == "c")
    #expect(recorder.values == ["a", "b", "c"])
    unbinder.unbind()
    unbinder.unbind()
    state.value = "d"
    #expect(recorder.values == ["a", "b", "c"])
  }

  @Test("An observation of state continues when its unbinder is released") func ignoredUnbinder() {
    let (state, recorder) = (State(1), Recorder<Int>())
    _ = state.outputing { recorder.record($0) }
    state.value = 2
    #expect(recorder.values == [1, 2])
  }

  @Test("A value that equals the current one is not output") func equalValue() {
    let (state, recorder) = (State(1), Recorder<Int>())
    _ = state.outputing { recorder.record($0) }
    state.value = 1
    #expect(recorder.values == [1])
  }

  @Test("A binding of a property is a stream of its values, and inputs values") func binding() {
    let (model, recorder) = (Model(), Recorder<String>())
    _ = model.$name.outputing { recorder.record($0) }
    model.name = "Bea"
    model.$name.input(value: "Cal")
    #expect(model.name == "Cal")
    #expect(recorder.values == ["Ann", "Bea", "Cal"])
  }

  @Test("A binding of a part outputs changes of the part only") func part() {
    let (state, recorder) = (State(Person()), Recorder<String>())
    _ = state.binding.name.outputing { recorder.record($0) }
    state.value.age = 2
    state.value.name = "Bea"
    #expect(recorder.values == ["Ann", "Bea"])
  }

  @Test("A binding of closures outputs changes of the state that they read") func closures() {
    let (first, last, recorder) = (State("A"), State("B"), Recorder<String>())
    let name = Binding(get: { first.value + last.value }, set: { first.value = $0 })
    let unbinder = name.outputing { recorder.record($0) }
    first.value = "C"
    last.value = "D"
    #expect(recorder.values == ["AB", "CB", "CD"])
    unbinder.unbind()
    last.value = "E"
    #expect(recorder.values == ["AB", "CB", "CD"])
  }

  @Test("A mapped stream converts values, and a distinct one outputs no repeated ones")
  func operators() {
    let (state, parity, recorder) = (State(1), Recorder<Bool>(), Recorder<Int>())
    _ = state.map { $0.isMultiple(of: 2) }.distinct().outputing { parity.record($0) }
    _ = SimpleOutput(state.filter { $0 > 2 }).outputing { recorder.record($0) }
    for value in [3, 4, 6, 7] { state.value = value }
    #expect(parity.values == [false, true, false])
    #expect(recorder.values == [3, 4, 6, 7])
  }

  @Test("Observers of changes receive the old and the new value") func changes() {
    let (state, changes, nested) = (State(1), Recorder<Changed<Int>>(), Recorder<Changed<Int>>())
    let unbinder = state.changes().outputing { changes.record($0) }
    _ = state.changes().outputing { nested.record($0) }
    state.value = 2
    state.value = 5
    #expect(changes.values == [Changed(old: 1, new: 2), Changed(old: 2, new: 5)])
    #expect(nested.values == changes.values)
    unbinder.unbind()
    state.value = 6
    #expect(changes.values.count == 2)
  }

  @Test("A stream of events outputs what follows, to observers in their order") func events() {
    let (events, recorder) = (SimpleIO<Int>(), Recorder<String>())
    events.input(value: 0)
    _ = events.outputing { recorder.record("a\($0)") }
    let unbinder = events.outputing { recorder.record("b\($0)") }
    events.input(value: 1)
    unbinder.unbind()
    events.input(value: 2)
    #expect(recorder.values == ["a1", "b1", "a2"])
  }

  @Test("An observer that is removed in a call is not called, and one that is added neither")
  func changesInCall() {
    let (events, recorder) = (SimpleIO<Int>(), Recorder<String>())
    var unbinder: (any Unbinder)?
    _ = events.outputing { value in
      unbinder?.unbind()
      if value == 1 { _ = events.outputing { recorder.record("added \($0)") } }
    }
    unbinder = events.outputing { recorder.record("removed \($0)") }
    events.input(value: 1)
    #expect(recorder.values == [])
    events.input(value: 2)
    #expect(recorder.values == ["added 2"])
  }

  @Test("A stream passes its values to a receiver") func send() {
    let (state, copy) = (State(1), State(0))
    let unbinder = state.send(to: copy)
    state.value = 7
    #expect(copy.value == 7)
    unbinder.unbind()
    state.value = 8
    #expect(copy.value == 7)
  }

  @Test("A stream of another library is bound, and its subscription ends with the view")
  func foreign() {
    let subject = Subject<String>()
    do {
      let label = UILabel().text(subject)
      #expect(label.text == nil)
      subject.onNext("a")
      #expect(label.text == "a")
      #expect(subject.observerCount == 1)
      UILabel().text(subject.map { $0.uppercased() }).bind(\.tag, to: subject.map { $0.count })
    }
    #expect(subject.observerCount == 0)
  }

  @Test("A hundred observers are removed in any order") func removal() {
    let (events, recorder) = (SimpleIO<Int>(), Recorder<Int>())
    let unbinders = (0..<100).map { id in events.outputing { _ in recorder.record(id) } }
    // 37 and 100 have no common divisor, so that the products are all numbers below 100.
    for step in 0..<90 { unbinders[step * 37 % 100].unbind() }
    events.input(value: 0)
    #expect(recorder.values == (90..<100).map { $0 * 37 % 100 }.sorted())
  }
}
