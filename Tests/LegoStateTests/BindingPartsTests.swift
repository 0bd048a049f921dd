import LegoState
import Testing

@MainActor @Suite("Bindings to parts") struct BindingPartsTests {
  private struct Task: Equatable, Identifiable {
    var id: Int
    var title = ""
    var isDone = false
  }

  @MainActor private final class Owner {
    @State var tasks = [Task(id: 1, title: "One"), Task(id: 2, title: "Two")]
    @State var selected: Task?
    @State var counts = ["a": 1]
    @State var percent = 50
  }

  private let owner = Owner()

  @Test("A key path with a subscript leads to one property of one element")
  func keyPath() {
    owner.$tasks.map(\.[1].title).wrappedValue = "Three"
    #expect(owner.tasks.map(\.title) == ["One", "Three"])
  }

  @Test("A property that can't be set is a stream, which follows the value")
  func readOnlyProperty() {
    var lengths: [Int] = []
    let unbinder = owner.$tasks.count.outputing { lengths.append($0) }
    owner.tasks.append(Task(id: 3))
    unbinder.unbind()
    owner.tasks = []
    #expect(lengths == [2, 3])
  }

  @Test("A conversion reads and writes the converted value")
  func conversion() {
    let share = owner.$percent.map(get: { Double($0) / 100 }, set: { Int($0 * 100) })
    #expect(share.wrappedValue == 0.5)
    share.wrappedValue = 0.25
    #expect(owner.percent == 25)
  }

  @Test("An index leads to the element, and a property of it to that property")
  func index() {
    owner.$tasks[0].isDone.wrappedValue = true
    #expect(owner.tasks.map(\.isDone) == [true, false])
  }

  @Test("A binding whose index was removed reads the last element and ignores writes")
  func removedIndex() {
    let second = owner.$tasks[1]
    owner.tasks.removeLast()
    second.wrappedValue.title = "Late"
    #expect(second.wrappedValue.title == "Two")
    #expect(owner.tasks.map(\.title) == ["One"])
  }

  @Test("The binding of an element follows it by its id")
  func elements() {
    let second = owner.$tasks.elements[1]
    owner.tasks.insert(Task(id: 3, title: "Three"), at: 0)
    second.isDone.wrappedValue = true
    #expect(owner.tasks.filter(\.isDone).map(\.id) == [2])
    #expect(owner.$tasks[id: 3]?.wrappedValue.title == "Three")
    #expect(owner.$tasks[id: 4] == nil)
  }

  @Test("The binding of a removed element reads the last value and ignores writes")
  func removedElement() {
    let first = owner.$tasks.elements[0]
    owner.tasks.removeFirst()
    first.title.wrappedValue = "Late"
    #expect(first.wrappedValue.title == "One")
    #expect(owner.tasks.map(\.title) == ["Two"])
  }

  @Test("An optional is unwrapped while it has a value, and a late write does not restore it")
  func unwrapping() throws {
    #expect(Binding(owner.$selected) == nil)
    owner.selected = Task(id: 1, title: "One")
    let task = try #require(Binding(owner.$selected))
    task.title.wrappedValue = "Changed"
    #expect(owner.selected?.title == "Changed")
    owner.selected = nil
    task.title.wrappedValue = "Late"
    #expect(owner.selected == nil)
    #expect(task.wrappedValue.title == "Changed")
  }

  @Test("A replacement is read for nil, and a write stores the value")
  func replacement() {
    let title = owner.$selected.replacingNil(with: Task(id: 0, title: "none")).title
    #expect(title.wrappedValue == "none")
    title.wrappedValue = "new"
    #expect(owner.selected == Task(id: 0, title: "new"))
  }

  @Test("The keys of a dictionary have bindings")
  func dictionary() {
    owner.$counts["b"].wrappedValue = 2
    owner.$counts["c", default: 0].wrappedValue += 3
    #expect(owner.counts == ["a": 1, "b": 2, "c": 3])
    owner.$counts["a"].wrappedValue = nil
    #expect(owner.counts == ["b": 2, "c": 3])
  }
}
