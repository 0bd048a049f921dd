import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Handlers of selection") struct SelectionHandlerTests {
  private let firstPath = IndexPath(item: 0, section: 0)

  @Test("A tap calls the item's handler and deselects the item") func itemHandler() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          for row in screen.rows {
            row.onSelect { [weak screen] in screen?.log.append("tap \(row.id)") }
          }
        }
      }
    }
    let screen = Screen(controller)
    try screen.tap("Row 2")
    #expect(controller.log == ["tap 2"])
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("A section's handler receives the items of its type") func sectionHandler() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          screen.rows
          Memo(id: 9)
        }
        .onSelect(on: screen) { (screen, row: Row) in screen.log.append("row \(row.id)") }
        .onSelect(on: screen) { (screen, memo: Memo) in screen.log.append("memo \(memo.id)") }
      }
    }
    let screen = Screen(controller)
    try screen.tap("Row 3")
    try screen.tap("Memo 9")
    #expect(controller.log == ["row 3", "memo 9"])
  }

  @Test("The handlers of the section are called before those of the item") func order() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          Row(id: 1)
            .onSelect(on: screen) { screen in screen.log.append("first") }
            .onSelect(on: screen) { screen in screen.log.append("second") }
        }
        .onSelect(on: screen) { (screen, row: Row) in screen.log.append("section") }
      }
    }
    try Screen(controller).tap("Row 1")
    #expect(controller.log == ["section", "first", "second"])
  }

  @Test("Items of a ForEach and of an array have handlers, too") func collections() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          ForEach(screen.ids, id: \.self) { id in
            Row(id: id).onSelect(on: screen) { screen in screen.log.append("row \(id)") }
          }
          [7, 8].map { id in
            Memo(id: id).onSelect(on: screen) { screen in screen.log.append("memo \(id)") }
          }
        }
      }
    }
    let screen = Screen(controller)
    try screen.tap("Row 2")
    try screen.tap("Memo 8")
    #expect(controller.log == ["row 2", "memo 8"])
  }

  @Test("The newest handler of an equal item is called, and its cell is not updated")
  func newestHandler() throws {
    let controller = InteractionScreen { screen in
      let count = screen.otherIDs.count
      return Lego {
        Section(id: 0, layout: RowsLayout()) {
          for row in screen.rows {
            row.onSelect { [weak screen] in screen?.log.append("\(count)") }
          }
        }
      }
    }
    let screen = Screen(controller)
    controller.otherIDs = [1, 2]
    try screen.tap("Row 1")
    #expect(controller.log == ["2"])
    let cell = controller.collectionView.cellForItem(at: firstPath) as? TextCell<Row>
    #expect(cell?.updateCount == 1)
  }

  @Test("A handler does not retain its owner") func weakOwner() {
    weak var weakController: InteractionScreen?
    do {
      let controller = InteractionScreen { screen in
        Lego {
          Section(id: 0, layout: RowsLayout()) {
            Row(id: 1).onSelect(on: screen) { screen in screen.log.append("tap") }
          }
          .onSelect(on: screen) { (screen, row: Row) in screen.log.append("tap") }
        }
      }
      controller.loadViewIfNeeded()
      weakController = controller
      #expect(weakController != nil)
    }
    #expect(weakController == nil)
  }

  @Test("An item that can't be selected ignores taps") func canSelect() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          for row in screen.rows { row.canSelect(row.id != 1) }
        }
        .canSelect { (row: Row) in row.id != 2 }
        .onSelect(on: screen) { (screen, row: Row) in screen.log.append("row \(row.id)") }
      }
    }
    let screen = Screen(controller)
    for id in 1...3 { try screen.tap("Row \(id)") }
    #expect(controller.log == ["row 3"])
  }

  @Test("An item with a handler of deselection stays selected until another is tapped")
  func deselect() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onSelect(on: screen) { (screen, row: Row) in screen.log.append("select \(row.id)") }
          .onDeselect(on: screen) { (screen, row: Row) in screen.log.append("deselect \(row.id)") }
      }
    }
    let screen = Screen(controller)
    try screen.tap("Row 1")
    #expect(controller.collectionView.indexPathsForSelectedItems == [firstPath])
    try screen.tap("Row 2")
    #expect(controller.log == ["select 1", "deselect 1", "select 2"])
  }

  @Test("A touch highlights and unhighlights", .enabled(if: Touch.isAvailable))
  func highlight() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          Row(id: 1)
            .onHighlight(on: screen) { screen in screen.log.append("highlight") }
            .onUnhighlight(on: screen) { screen in screen.log.append("unhighlight") }
            .onSelect(on: screen) { screen in screen.log.append("select") }
        }
      }
    }
    try Screen(controller).tap("Row 1")
    #expect(controller.log == ["highlight", "unhighlight", "select"])
  }

  @Test("A tap without a handler names a handler of another type, once") func missingType() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: "songs", layout: RowsLayout()) { screen.rows }
          .onSelect(on: screen) { (screen, memo: Memo) in screen.log.append("memo") }
      }
    }
    var mistakes: [String] = []
    controller.legoRenderer.mistakeHandler = { mistakes.append($0.description) }
    let screen = Screen(controller)
    try screen.tap("Row 1")
    try screen.tap("Row 2")
    #expect(
      mistakes == [
        """
        The modifiers of section songs handle items of type LegoKitTests.Memo, but the section \
        contains items of type LegoKitTests.Row only, so their closures are never called. Declare \
        the parameter of the closure with the type of the items.
        """
      ])
  }
}
