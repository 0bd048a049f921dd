import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Comparison of bindings") struct BindingComparisonTests {
  @MainActor private final class Owner {
    @State var flag = false
    @State var other = false
    @State var numbers = [1, 2]
    @State var optional: Int? = 1
  }

  private let owner = Owner()

  /// Evaluates `body` as the content of a screen is evaluated.
  private func describe<Value>(_ body: () -> Value) -> Value? {
    var result: Value?
    _ = Lego { result = body() }
    return result
  }

  @Test("Bindings to different state differ, even if the values are equal")
  func source() {
    #expect(owner.$flag == owner.$flag)
    #expect(owner.$flag != owner.$other)
    #expect(owner.$numbers[0] != owner.$numbers[1])
    #expect(owner.$numbers[0] == owner.$numbers[0])
  }

  @Test("Bindings of two descriptions differ if the value changed between them")
  func change() {
    let before = describe { owner.$flag }
    let same = describe { owner.$flag }
    #expect(before == same)
    owner.flag = true
    let after = describe { owner.$flag }
    #expect(before != after)
    owner.flag = false
    #expect(before == describe { owner.$flag })
  }

  @Test("A binding to a part differs only if that part has changed")
  func part() {
    let before = describe { (owner.$numbers[0], owner.$numbers[1]) }
    owner.numbers[1] = 3
    let after = describe { (owner.$numbers[0], owner.$numbers[1]) }
    #expect(before?.0 == after?.0)
    #expect(before?.1 != after?.1)
  }

  @Test("A binding with a value that was read first differs from one that reads another later")
  func firstRead() {
    let before = owner.$flag
    #expect(!before.wrappedValue)
    owner.flag = true
    // A second read does not count: the first value is displayed.
    #expect(before.wrappedValue)
    #expect(before != owner.$flag)
  }

  @Test("Conversions at one place in the code are equal while their values are equal")
  func conversion() {
    func text() -> Binding<String>? {
      describe { owner.$flag.map(get: { "\($0)" }, set: { $0 == "true" }) }
    }
    let before = text()
    #expect(before == text())
    owner.flag = true
    #expect(before != text())
  }

  @Test("Bindings with closures at one place in the code are equal while their values are equal")
  func closures() {
    func binding(_ value: Int) -> Binding<Int>? {
      describe { Binding(get: { value }, set: { _ in }) }
    }
    #expect(binding(1) == binding(1))
    #expect(binding(1) != binding(2))
  }

  @Test("Constants are equal if their values are")
  func constants() {
    #expect(Binding.constant(1) == .constant(1))
    #expect(Binding.constant(1) != .constant(2))
  }

  // MARK: Items

  /// An item with a binding of its own.
  struct FlagItem: TypedItemType, Equatable {
    typealias CellType = FlagCell
    var id: Int
    var isOn: Binding<Bool>
  }

  final class FlagCell: UICollectionViewCell, TypedCellType {
    private(set) var values: [Bool] = []

    func update(with item: FlagItem) { values.append(item.isOn.wrappedValue) }
  }

  private final class FlagsController: UIViewController, LegoContainer {
    @State var flags = [false, false, false]
    lazy var legoRenderer = LegoRenderer(lego: lego)
    var lego: Lego {
      Lego {
        Section(id: 0, layout: RowsLayout(rowHeight: .exactly(44))) {
          for index in flags.indices { FlagItem(id: index, isOn: $flags[index]) }
        }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.render(in: view)
    }

    /// The values that each cell was updated with.
    var values: [[Bool]] {
      flags.indices.map {
        let path = IndexPath(item: $0, section: 0)
        return (legoRenderer.collectionView?.cellForItem(at: path) as? FlagCell)?.values ?? []
      }
    }
  }

  @Test("A changed value updates exactly the cell whose item has the binding to it")
  func oneCell() {
    let controller = FlagsController()
    let screen = Screen(controller)
    #expect(controller.values == [[false], [false], [false]])
    controller.flags[1] = true
    screen.settle()
    #expect(controller.values == [[false], [false, true], [false]])
    controller.flags[1] = true
    screen.settle()
    #expect(controller.values == [[false], [false, true], [false]])
  }
}
