import LegoState
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

  @Test("A binding retains the value and not the owner") func lifetime() {
    weak var released: Owner?
    let flag: Binding<Bool>
    do {
      let owner = Owner()
      owner.flag = true
      released = owner
      flag = owner.$flag
    }
    #expect(released == nil)
    #expect(flag.wrappedValue)
  }

  @Test("A binding to a property sets that property only") func part() {
    let owner = Owner()
    owner.$point.y.wrappedValue = 5
    #expect(owner.point == (1, 5))
  }

  @Test("A constant ignores writes") func constant() {
    let one = Binding.constant(1)
    one.wrappedValue = 2
    #expect(one.wrappedValue == 1)
  }

  @Test("An observer is called once with the last of several writes, and not for equal values")
  func observe() {
    let owner = Owner()
    var values: [Bool] = []
    let observation = owner.$flag.observe { values.append($0) }
    owner.flag = true
    owner.flag = false
    owner.flag = true
    observation.flush()
    owner.flag = true
    observation.flush()
    owner.flag = false
    observation.flush()
    #expect(values == [true, false])
  }

  @Test("A canceled observer is not called") func cancel() {
    let owner = Owner()
    var count = 0
    var observation: StateObservation? = owner.$flag.observe { _ in count += 1 }
    owner.flag = true
    observation?.unbind()
    observation?.flush()
    observation = nil
    owner.flag = false
    #expect(count == 0)
  }
}
