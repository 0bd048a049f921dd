import TestSupport
import Testing
import UIKit

/// Tests rows that become visible again while they animate out.
@MainActor struct ComingBackTests {
  /// Four rows of 50 points fill the screen; a fifth at the top pushes the last one out.
  private func pushedOut(_ clock: HeldClock) -> MovingRows {
    let rows = MovingRows(["a", "b", "c", "d"])
    rows.view.selectItem(at: .row(3), animated: false, scrollPosition: [])
    rows.update(to: ["x", "a", "b", "c", "d"]) { $0.insertItems(at: [.row(0)]) }
    clock.advance(by: 0.1)
    return rows
  }

  @Test("A row that appears again shows its latest content")
  func reconfigured() {
    withHeldClock { clock in
      let rows = pushedOut(clock)
      rows.update(to: ["a", "b", "c", "D"]) {
        $0.deleteItems(at: [.row(0)])
        $0.reconfigureItems(at: [.row(3)])
      }
      #expect(rows.screen.textsInOrder == ["a", "b", "c", "D"])
      clock.advance(by: 1)
      #expect(rows.screen.textsInOrder == ["a", "b", "c", "D"])
    }
  }

  @Test("A row that appears again has the selection state of its item")
  func deselected() {
    withHeldClock { clock in
      let rows = pushedOut(clock)
      rows.view.deselectItem(at: .row(4), animated: false)
      rows.update(to: ["a", "b", "c", "d"]) { $0.deleteItems(at: [.row(0)]) }
      #expect(rows.view.cellForItem(at: .row(3))?.isSelected == false)
    }
  }
}
