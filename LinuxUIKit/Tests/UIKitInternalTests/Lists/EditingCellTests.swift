import TestSupport
import Testing

@testable import UIKit

/// Accessories for editing (uikit.md, 3.4.5).
@Suite("Editing with accessories") @MainActor struct EditingCellTests {
  private func screen(_ accessories: [UICellAccessory]) -> SwipeScreen {
    let screen = SwipeScreen(["One"])
    screen.accessories = accessories
    screen.view.reloadData()
    screen.window.layoutIfNeeded()
    return screen
  }

  @Test("A delete button shows the row's trailing actions")
  func delete() {
    let screen = screen([.delete(displayed: .always)])
    // The slot of 24 points begins at the margin of 16.
    screen.finger.tap(at: CGPoint(x: 28, y: 66))
    #expect(screen.view.indexPathOfSwipedItem == [0, 1])
    #expect(screen.log == ["trailing 1"])
  }

  @Test("Accessories for editing come with it, circles only where it selects several")
  func editing() {
    let screen = screen([.delete(), .multiselect(), .reorder(), .disclosureIndicator()])
    func count() -> Int {
      (screen.cell(1)?.subviews ?? []).filter { $0 is AccessoryView }.count
    }
    #expect(count() == 1)
    screen.view.isEditing = true
    // The delete button, the reorder control and the disclosure indicator.
    #expect(count() == 3)
    screen.view.isEditing = false
    screen.view.allowsMultipleSelectionDuringEditing = true
    screen.view.isEditing = true
    #expect(count() == 4)
    screen.view.isEditing = false
    #expect(count() == 1)
  }

  @Test("A delete button with a handler calls it instead")
  func deleteWithHandler() {
    let log = Log()
    let screen = screen([.delete(displayed: .always) { log.lines.append("delete") }])
    screen.finger.tap(at: CGPoint(x: 28, y: 66))
    #expect(log.lines == ["delete"])
    #expect(screen.view.indexPathOfSwipedItem == nil)
  }

  @Test("Dragging the handle moves the item, and the row stays in its column")
  func reorder() {
    let screen = OutlineScreen { _ in [.reorder(displayed: .always)] }
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    // 320 minus 16 and half of 24; the rows have a height of 44.
    let lifted = screen.cell(1)
    screen.finger.press(at: CGPoint(x: 292, y: 30))
    screen.finger.move(to: CGPoint(x: 250, y: 60))
    #expect(lifted?.frame.origin == CGPoint(x: 0, y: 30))
    #expect(lifted?.configurationState.isReordering == true)
    screen.finger.move(to: CGPoint(x: 250, y: 76))
    screen.finger.lift()
    #expect(screen.items == [2, 1])
    #expect(screen.cell(1)?.frame.origin == CGPoint(x: 0, y: 44))
    #expect(screen.selected.isEmpty)
    #expect(lifted?.configurationState.isReordering == false)
  }

  @Test("While a handle moves its row, the list's own gestures don't begin")
  func handleBeforeGestures() {
    let screen = OutlineScreen { _ in [.reorder(displayed: .always)] }
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    let pan = UIPanGestureRecognizer()
    screen.view.addGestureRecognizer(pan)
    screen.finger.press(at: CGPoint(x: 292, y: 30))
    screen.finger.move(to: CGPoint(x: 292, y: 76))
    screen.finger.lift()
    #expect(screen.items == [2, 1])
  }

  @Test("A handle moves its row also where the list can scroll, and the list stays")
  func handleInLongList() {
    let screen = OutlineScreen { _ in [.reorder(displayed: .always)] }
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    var outline = OutlineScreen.Outline()
    outline.append(Array(1...40))
    screen.dataSource.apply(outline, to: 0, animatingDifferences: false)
    screen.window.layoutIfNeeded()
    withHeldClock { clock in
      // Immediately, and after the touch has been delivered to the reorder control.
      for (delay, expected) in [(0.0, [2, 1]), (0.2, [1, 2])] {
        screen.finger.press(at: CGPoint(x: 292, y: 30))
        clock.advance(by: delay)
        for step in 1...5 { screen.finger.move(to: CGPoint(x: 292, y: 30 + CGFloat(step) * 10)) }
        clock.advance(by: 0.2)
        screen.finger.move(to: CGPoint(x: 292, y: 81))
        screen.finger.lift()
        #expect(screen.view.contentOffset.y == 0)
        #expect(Array(screen.items.prefix(2)) == expected)
        clock.advance(by: 0.5)
      }
    }
  }

  @Test("A touch that is taken away puts the item back, and one that may not move stays")
  func cancelled() {
    let screen = OutlineScreen { _ in [.reorder(displayed: .always)] }
    screen.finger.press(at: CGPoint(x: 292, y: 30))
    screen.finger.move(to: CGPoint(x: 292, y: 76))
    #expect(screen.cell(1)?.frame.minY == 0)
    screen.finger.lift()
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    screen.finger.press(at: CGPoint(x: 292, y: 30))
    screen.finger.move(to: CGPoint(x: 292, y: 76))
    screen.finger.cancel()
    #expect(screen.items == [1, 2])
    #expect(screen.cell(1)?.frame.minY == 0)
  }

  @Test("Options name the colors of a sign and of the circle around it")
  func colors() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    func colors(_ accessory: UICellAccessory) -> [UIColor?] {
      cell.accessories = [accessory]
      cell.layoutIfNeeded()
      let view = cell.accessoryViews.leading.first
      return [view?.subviews.first?.backgroundColor, view?.subviews.last?.tintColor]
    }
    #expect(colors(.delete(displayed: .always)) == [.white, .systemRed])
    #expect(
      colors(
        .delete(displayed: .always, options: .init(tintColor: .black, backgroundColor: .yellow)))
        == [.black, .yellow])
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}
