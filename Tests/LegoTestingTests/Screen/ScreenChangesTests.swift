import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Changes of a screen") struct ScreenChangesTests {
  private func displayed(
    _ titles: [String] = ["Milk", "Bread", "Salt", "Tea"]
  ) -> (screen: Screen, controller: TasksController) {
    let controller = TasksController(titles)
    return (Screen(controller), controller)
  }

  @Test("The first content is not a change") func first() {
    #expect(displayed().screen.changes == [])
  }

  @Test("Changes are listed when they are asked for, and not before") func onDemand() {
    let controller = CountedController()
    let screen = Screen(controller)
    controller.ids += [3, 4]
    screen.settle()
    let count = CountedItem.readCount
    #expect(screen.changes == [.inserted([3, 4], in: 0)])
    #expect(CountedItem.readCount > count)
  }

  @Test("A tap that moves an item to another section moves it there") func tap() throws {
    let (screen, _) = displayed()
    try screen.tap("Bread")
    #expect(screen.changes == [.moved([2], in: "done")])
    #expect(screen.changes == [.moved([2], in: "done")])
  }

  @Test("An action without an effect has no changes, and forgets those before") func forgets()
    throws
  {
    let (screen, _) = displayed()
    try screen.tap("Bread")
    try screen.scroll(by: 10)
    #expect(screen.changes == [])
  }

  @Test("Each kind of change is listed by section, with ids from top to bottom") func kinds() {
    let (screen, controller) = displayed()
    #expect(
      screen.changes {
        controller.open.remove(at: 1)
        controller.open[0].title = "Oat milk"
        controller.open += [.init(id: 5, title: "Figs"), .init(id: 6, title: "Nuts")]
        controller.done = [.init(id: 9, title: "Rice")]
      } == [
        .deleted([2], in: "open"), .inserted([5, 6], in: "open"), .inserted([9], in: "done"),
        .reconfigured([1], in: "open"),
      ])
  }

  @Test("As few items as possible have moved") func moves() {
    let (screen, controller) = displayed()
    #expect(
      screen.changes { controller.open.insert(controller.open.removeLast(), at: 0) }
        == [.moved([4], in: "open")])
    // 4 1 2 3 becomes 3 2 1 4: one item stays, here the first one, and the others pass it.
    #expect(screen.changes { controller.open.reverse() } == [.moved([3, 2, 1], in: "open")])
  }

  @Test("Sections are listed without their items") func sections() {
    let (screen, controller) = displayed()
    controller.done = [.init(id: 9, title: "Rice")]
    #expect(screen.changes { controller.showsDone = false } == [.deletedSections(["done"])])
    #expect(screen.changes { controller.showsDone = true } == [.insertedSections(["done"])])
  }

  @Test("A header and a layout that change are listed") func decoration() {
    let (screen, controller) = displayed()
    #expect(
      screen.changes { controller.heading = "To do" } == [
        .views([UICollectionView.elementKindSectionHeader], of: "open")
      ])
    #expect(screen.changes { controller.isInset = true } == [.layout(of: "open")])
  }

  @Test("Equal writes change nothing, and updates of one closure are joined") func several() {
    let (screen, controller) = displayed()
    #expect(screen.changes { controller.open = Array(controller.open) } == [])
    let changes = screen.changes {
      controller.open.removeFirst()
      screen.settle()
      controller.open.removeFirst()
    }
    #expect(changes == [.deleted([1], in: "open"), .deleted([2], in: "open")])
  }

  @Test("Changes print as sentences") func description() {
    let (screen, controller) = displayed()
    let changes = screen.changes {
      controller.open.removeFirst(2)
      controller.isInset = true
    }
    #expect("\(changes)" == "[deleted 1, 2 in open, changed the layout of open]")
  }

  @Test("A change of one screen is not a change of another one") func twoScreens() throws {
    let (screen, _) = displayed()
    let (other, _) = displayed()
    try screen.tap("Milk")
    #expect(other.changes == [])
    #expect(screen.changes == [.moved([1], in: "done")])
  }
}

/// An item that counts how often its id is read.
private struct CountedItem: TypedItemType, Equatable {
  typealias CellType = CountedCell
  @MainActor static var readCount = 0
  let number: Int

  var id: Int {
    MainActor.assumeIsolated { Self.readCount += 1 }
    return number
  }
}

private final class CountedCell: UICollectionViewCell, TypedCellType {
  func update(with item: CountedItem) {}
}

private final class CountedController: LegoViewController {
  @State var ids = [1, 2]

  override var lego: Lego {
    Lego { Section(id: 0, layout: RowsLayout()) { ids.map { CountedItem(number: $0) } } }
  }
}
