import LegoKit
import Testing

@MainActor @Suite("Binding") struct BindingTests {
  @MainActor private final class Owner {
    @State var flag = false
    @State var point = (x: 1, y: 2)
  }

  @Test("A binding works before the state has ever been read") func beforeFirstRead() {
    let owner = Owner()
    let flag = owner.$flag
    flag.wrappedValue = true
    #expect(owner.flag)
    owner.flag = false
    #expect(!flag.wrappedValue)
  }

  @Test("Several bindings share one value") func shared() {
    let owner = Owner()
    let (one, other) = (owner.$flag, owner.$flag.projectedValue)
    one.wrappedValue = true
    #expect(other.wrappedValue)
  }

  @Test("A binding keeps the value and not the owner") func lifetime() {
    weak var gone: Owner?
    let flag: Binding<Bool>
    do {
      let owner = Owner()
      owner.flag = true
      gone = owner
      flag = owner.$flag
    }
    #expect(gone == nil)
    #expect(flag.wrappedValue)
  }

  @Test("A binding to a part writes that part only") func part() {
    let owner = Owner()
    owner.$point.y.wrappedValue = 5
    #expect(owner.point == (1, 5))
  }

  @Test("A constant ignores writes") func constant() {
    let one = Binding.constant(1)
    one.wrappedValue = 2
    #expect(one.wrappedValue == 1)
  }

  @Test("An observer hears the last of several writes once, and equal ones not at all")
  func observe() {
    let owner = Owner()
    var heard: [Bool] = []
    let observation = owner.$flag.observe { heard.append($0) }
    owner.flag = true
    owner.flag = false
    owner.flag = true
    observation.flush()
    owner.flag = true
    observation.flush()
    owner.flag = false
    observation.flush()
    #expect(heard == [true, false])
  }

  @Test("An observer that is let go of hears nothing more") func cancel() {
    let owner = Owner()
    var heard = 0
    var observation: StateObservation? = owner.$flag.observe { _ in heard += 1 }
    owner.flag = true
    observation?.cancel()
    observation?.flush()
    observation = nil
    owner.flag = false
    #expect(heard == 0)
  }
}
