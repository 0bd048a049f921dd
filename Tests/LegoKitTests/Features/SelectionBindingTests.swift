import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Selection as state") struct SelectionBindingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func multiple() -> InteractionScreen {
    InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .selection(screen.$selection)
          .onSelect(on: screen) { (screen, row: Row) in screen.log.append("tap \(row.id)") }
      }
    }
  }

  @Test("Taps add ids to a set and remove them") func taps() throws {
    let controller = multiple()
    let screen = Screen(controller)
    try screen.tap("Row 1")
    try screen.tap("Row 3")
    #expect(controller.selection == [1, 3])
    try screen.tap("Row 1")
    #expect(controller.selection == [3])
    #expect(controller.collectionView.indexPathsForSelectedItems == [path(2)])
    #expect(controller.log == ["tap 1", "tap 3"])
  }

  @Test("A change of the set selects and deselects without calling handlers") func state() throws {
    let controller = multiple()
    let screen = Screen(controller)
    controller.selection = [2, 3]
    screen.settle()
    #expect(controller.collectionView.indexPathsForSelectedItems == [path(1), path(2)])
    controller.selection = [1]
    screen.settle()
    #expect(controller.collectionView.indexPathsForSelectedItems == [path(0)])
    #expect(controller.log == [])
  }

  @Test("The selection of the first description is displayed") func initialSelection() {
    let controller = multiple()
    controller.$selection.wrappedValue = [2]
    _ = Screen(controller)
    #expect(controller.collectionView.indexPathsForSelectedItems == [path(1)])
  }

  @Test("The selection follows items that move, and waits for items that are missing")
  func updates() throws {
    let controller = multiple()
    controller.$selection.wrappedValue = [3, 9]
    let screen = Screen(controller)
    controller.ids = [3, 1, 9]
    screen.settle()
    #expect(controller.collectionView.indexPathsForSelectedItems == [path(0), path(2)])
    #expect(controller.selection == [3, 9])
  }

  @Test("A tap selects one item in place of the other, and keeps a selected one") func single()
    throws
  {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }.selection(screen.$choice)
      }
    }
    let screen = Screen(controller)
    try screen.tap("Row 1")
    try screen.tap("Row 2")
    #expect(controller.choice == 2)
    #expect(controller.collectionView.indexPathsForSelectedItems == [path(1)])
    try screen.tap("Row 2")
    #expect(controller.choice == 2)
    controller.choice = nil
    screen.settle()
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("Each section has a selection of its own, and other sections none") func sections() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }.selection(screen.$choice)
        Section(id: 1, layout: RowsLayout()) { Memo(id: 1) }
          .onSelect(on: screen) { (screen, memo: Memo) in screen.log.append("memo") }
        Section(id: 2, layout: RowsLayout()) { Row(id: 7) }.selection(screen.$selection)
      }
    }
    let screen = Screen(controller)
    for text in ["Row 3", "Memo 1", "Row 7"] { try screen.tap(text) }
    #expect(controller.choice == 3)
    #expect(controller.selection == [7])
    #expect(controller.log == ["memo"])
    #expect(controller.collectionView.indexPathsForSelectedItems == [path(2), path(0, 2)])
  }

  @Test("A selection of ids of another type is reported") func otherIDs() throws {
    let texts = Binding<Set<String>>.constant([])
    let controller = InteractionScreen { screen in
      Lego { Section(id: "songs", layout: RowsLayout()) { screen.rows }.selection(texts) }
    }
    var mistakes: [String] = []
    controller.legoRenderer.mistakeHandler = { mistakes.append($0.description) }
    try Screen(controller).tap("Row 1")
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
    #expect(
      mistakes == [
        """
        The selection of section songs has ids of type Swift.String, but its items have ids of type \
        Swift.Int, so no item can be selected. Declare the state with the type of the items' ids.
        """
      ])
  }

  @Test("During editing, items of all sections are selected and handlers are not called")
  func editing() throws {
    let controller = InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onSelect(on: screen) { (screen, row: Row) in screen.log.append("tap \(row.id)") }
        Section(id: 1, layout: RowsLayout()) { Row(id: 8) }
      }
      .editing(screen.$isEditingRows, selection: screen.$selection)
    }
    let screen = Screen(controller)
    try screen.tap("Row 1")
    #expect(controller.selection == [])
    controller.isEditingRows = true
    screen.settle()
    #expect(controller.collectionView.isEditing)
    try screen.tap("Row 2")
    try screen.tap("Row 8")
    #expect(controller.selection == [2, 8])
    #expect(controller.log == ["tap 1"])
    controller.isEditingRows = false
    screen.settle()
    #expect(!controller.collectionView.isEditing)
    try screen.tap("Row 3")
    #expect(controller.selection == [2, 8])
    #expect(controller.log == ["tap 1", "tap 3"])
  }
}
