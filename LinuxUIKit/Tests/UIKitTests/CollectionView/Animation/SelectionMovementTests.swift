import TestSupport
import Testing
import UIKit

/// Tests the fade of animated selection (uikit.md, 6.6 and 8.1).
@MainActor struct SelectionMovementTests {
  private func makeRows() -> (MovingRows, UIView?) {
    let rows = MovingRows(["a", "b"])
    let cell = rows.view.cellForItem(at: .row(0))
    cell?.selectedBackgroundView = UIView()
    rows.view.selectItem(at: .row(0), animated: false, scrollPosition: [])
    rows.window.layoutIfNeeded()
    return (rows, cell?.selectedBackgroundView)
  }

  @Test("An animated deselection fades the selected background out for 0.3 s")
  func fading() {
    withHeldClock { clock in
      let (rows, background) = makeRows()
      #expect(background?.superview != nil)
      rows.view.deselectItem(at: .row(0), animated: true)
      #expect(rows.view.indexPathsForSelectedItems == [])
      clock.advance(by: 0.15)
      #expect(abs((background?.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
      clock.advance(by: 0.15)
      #expect(background?.superview == nil && background?.alpha == 1)
    }
  }

  @Test("Without animation it disappears immediately")
  func atOnce() {
    withHeldClock { _ in
      let (rows, background) = makeRows()
      rows.view.deselectItem(at: .row(0), animated: false)
      #expect(background?.superview == nil)
    }
  }

  @Test("A row that is selected again while it fades keeps its background")
  func selectingAgain() {
    withHeldClock { clock in
      let (rows, background) = makeRows()
      rows.view.deselectItem(at: .row(0), animated: true)
      clock.advance(by: 0.1)
      rows.view.selectItem(at: .row(0), animated: false, scrollPosition: [])
      clock.advance(by: 1)
      #expect(background?.superview != nil && background?.alpha == 1)
    }
  }
}
