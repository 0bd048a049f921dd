import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Reordering", .enabled(if: Touch.isAvailable), .serialized)
struct ReorderTests {
  /// Drags the item in one row of 44 points to another row, after a long press.
  private func drag(row: Int, to target: Int, on screen: Screen) throws {
    let controller = try #require(screen.viewController as? InteractionScreen)
    let touch = Touch(on: try #require(controller.view.window))
    let start = CGPoint(x: 100, y: 44 * CGFloat(row) + 22)
    touch.press(at: start, for: 0.6)
    touch.drag(to: CGPoint(x: 100, y: 44 * CGFloat(target) + 22), from: start)
    touch.lift()
    screen.settle()
  }

  private func list() -> InteractionScreen {
    InteractionScreen(ids: [1, 2, 3, 4]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onReorder(screen.$ids, id: \.self)
      }
    }
  }

  @Test("A row that is dragged after a long press moves its element") func moving() throws {
    let controller = list()
    let screen = Screen(controller)
    try drag(row: 0, to: 2, on: screen)
    #expect(controller.ids == [2, 3, 1, 4])
    #expect(controller.displayedIDs == [2, 3, 1, 4])
    try drag(row: 3, to: 0, on: screen)
    #expect(controller.ids == [4, 2, 3, 1])
    #expect(controller.displayedIDs == [4, 2, 3, 1])
  }

  @Test("No cell is updated by a movement") func cells() throws {
    let controller = list()
    let screen = Screen(controller)
    try drag(row: 0, to: 2, on: screen)
    let counts = controller.collectionView.visibleCells.map { ($0 as? TextCell<Row>)?.updateCount }
    #expect(counts == [1, 1, 1, 1])
  }

  @Test("A drag without a long press scrolls") func scrolling() throws {
    let controller = list()
    let screen = Screen(controller)
    screen.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 110))
    #expect(controller.ids == [1, 2, 3, 4])
  }

  @Test("An item moves to a section with elements of the same type") func acrossSections() throws {
    let controller = InteractionScreen(ids: [1, 2]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onReorder(screen.$ids, id: \.self)
        Section(id: 1, layout: RowsLayout()) { screen.otherIDs.map { Row(id: $0) } }
          .onReorder(screen.$otherIDs, id: \.self)
      }
    }
    controller.$otherIDs.wrappedValue = [3, 4]
    let screen = Screen(controller)
    // The rows are 1, 2, 3, 4; the third place is the second one of the other section when the
    // first section has one row.
    try drag(row: 0, to: 2, on: screen)
    #expect(controller.ids == [2])
    #expect(controller.otherIDs == [3, 1, 4])
    #expect(controller.displayedIDs == [2, 3, 1, 4])
  }

  @Test("Items around the elements stay where they are") func otherItems() throws {
    let controller = InteractionScreen(ids: [1, 2, 3]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          Memo(id: 10)
          screen.rows
          Memo(id: 11)
        }
        .onReorder(screen.$ids, id: \.self)
        .canMove { (memo: Memo) in false }
      }
    }
    let screen = Screen(controller)
    try drag(row: 1, to: 4, on: screen)
    #expect(controller.ids == [2, 3, 1])
    #expect(controller.displayedIDs == [10, 2, 3, 1, 11])
    try drag(row: 0, to: 2, on: screen)
    #expect(controller.displayedIDs == [10, 2, 3, 1, 11])
  }

  @Test("A handler receives one movement, and an item that stays described returns") func handler()
    throws
  {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: "songs", layout: RowsLayout()) { screen.rows }
          .onReorder(on: screen) { screen, move in
            let (source, target) = (move.source, move.target)
            screen.log.append(
              "\(move.item.id.base) \(source.section) \(source.index) \(target.index)")
          }
      }
    }
    let screen = Screen(controller)
    try drag(row: 0, to: 2, on: screen)
    #expect(controller.log == ["1 songs 0 2"])
    #expect(controller.displayedIDs == [1, 2, 3])
  }

  @Test("A description that the handler applies itself is displayed") func manualApply() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onReorder(on: screen) { screen, move in
            let id = screen.ids.remove(at: move.source.index)
            screen.ids.insert(id, at: move.target.index)
            screen.legoRenderer.apply(screen.lego)
          }
      }
    }
    let screen = Screen(controller)
    try drag(row: 0, to: 2, on: screen)
    #expect(controller.displayedIDs == [2, 3, 1])
    try drag(row: 2, to: 1, on: screen)
    #expect(controller.displayedIDs == [2, 1, 3])
  }

  @Test("An item without an element returns and is reported") func missingElement() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: "songs", layout: RowsLayout()) { screen.rows }
          .onReorder(screen.$otherIDs, id: \.self)
      }
    }
    var mistakes: [String] = []
    controller.legoRenderer.mistakeHandler = { mistakes.append($0.description) }
    let screen = Screen(controller)
    try drag(row: 0, to: 2, on: screen)
    #expect(controller.displayedIDs == [1, 2, 3])
    #expect(
      mistakes == [
        """
        Item Row 1 of section songs was moved, but the array of `onReorder` has no element with \
        its id, so it returns to its position. Pass the array that the items are described from, \
        with elements that have the ids of the items, or leave the item out by `canMove`.
        """
      ])
  }

  @Test("Conditions restrict which items move, and where to") func conditions() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          for row in screen.rows { row.canMove(row.id != 1) }
        }
        .onReorder(screen.$ids, id: \.self)
        .canMoveTo { move in move.target.index > 0 }
      }
    }
    let screen = Screen(controller)
    try drag(row: 0, to: 2, on: screen)
    #expect(controller.ids == [1, 2, 3])
    try drag(row: 2, to: 0, on: screen)
    // The first place is not allowed; the row passed the second one.
    #expect(controller.ids == [1, 3, 2])
  }

  /// Returns the mistakes of a section with three rows and a modifier.
  private func mistakes(_ modifier: @escaping (Section) -> Section) -> [any LegoMistake] {
    let controller = InteractionScreen { screen in
      Lego { modifier(Section(id: "rows", layout: RowsLayout()) { screen.rows }) }
    }
    let screen = Screen(controller)
    var mistakes: [any LegoMistake] = []
    controller.legoRenderer.mistakeHandler = { mistakes.append($0) }
    screen.settle()
    return mistakes
  }

  @Test("An array whose elements have other ids is reported when the section is displayed")
  func otherElements() {
    let names = Binding.constant(["a", "b", "c"])
    let reported = mistakes { $0.onReorder(names, id: \.self) }
    #expect(
      reported.map { "\($0)" } == [
        """
        The array of `onReorder` of section rows has no element with the id of an item, such as Row \
        1, so no item can be moved. Pass the array that the items are described from, with elements \
        that have the ids of the items.
        """
      ])
    let numbers = Binding.constant([7, 3])
    #expect(mistakes { $0.onReorder(numbers, id: \.self) }.isEmpty)
    let none = Binding.constant([Int]())
    #expect(mistakes { $0.onReorder(none, id: \.self) }.isEmpty)
    #expect(mistakes { $0.onReorder(names, id: \.self).canMove { (_: Row) in false } }.isEmpty)
  }

  @Test("An item with a menu is moved during editing only") func menus() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onReorder(screen.$ids, id: \.self)
          .contextMenu { (row: Row) in UIAction(title: "Share") { _ in } }
      }
      .editing(screen.$isEditingRows)
    }
    let screen = Screen(controller)
    try drag(row: 0, to: 2, on: screen)
    #expect(controller.ids == [1, 2, 3])
    #expect(Touch.menuTitles(in: controller.collectionView) == ["Share"])
    Touch.chooseMenuItem("Share", in: controller.collectionView)
    controller.isEditingRows = true
    screen.settle()
    try drag(row: 0, to: 2, on: screen)
    #expect(controller.ids == [2, 3, 1])
    #expect(Touch.menuTitles(in: controller.collectionView) == nil)
  }
}
