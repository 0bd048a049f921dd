import TestSupport
import Testing
import UIKit

/// Tests animated layout changes (uikit.md, 6.13).
@MainActor struct AnimatedLayoutChangeTests {
  private func tall() -> MovingRowsLayout {
    let layout = MovingRowsLayout()
    layout.rowHeight = 100
    return layout
  }

  @Test("An animated change moves items from the positions of one layout to those of the other")
  func sliding() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b", "c"])
      var log: [Bool] = []
      rows.view.setCollectionViewLayout(tall(), animated: true) { log.append($0) }
      #expect(rows.screen.textsInOrder == ["a", "b"])
      #expect(rows.seen == ["a": "0.0 1.0", "b": "50.0 1.0", "c": "100.0 1.0"])
      clock.advance(by: 0.15)
      #expect(rows.seen == ["a": "0.0 1.0", "b": "75.0 1.0", "c": "150.0 1.0"])
      #expect(log.isEmpty)
      clock.advance(by: 0.15)
      #expect(rows.seen == ["a": "0.0 1.0", "b": "100.0 1.0"])
      #expect(log == [true])
    }
  }

  @Test(
    "Both layouts are notified before and after, the new one provides initial and final attributes")
  func calls() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b", "c"])
      let new = tall()
      rows.view.setCollectionViewLayout(new, animated: true)
      #expect(rows.layout.log == ["leave", "finalize transition"])
      #expect(new.log == ["enter", "prepare", "final 2", "finalize transition"])
      clock.advance(by: 0.3)
      #expect(rows.screen.log.last == "end 0-2")
    }
  }

  @Test("An interactive transition interpolates between both layouts by its progress")
  func interactive() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b", "c"])
      let new = tall()
      var log: [String] = []
      let transition = rows.view.startInteractiveTransition(to: new) {
        log.append("completed \($0), finished \($1)")
      }
      #expect(rows.view.collectionViewLayout === transition)
      #expect(transition.currentLayout === rows.layout && transition.nextLayout === new)
      #expect(rows.seen == ["a": "0.0 1.0", "b": "50.0 1.0", "c": "100.0 1.0"])
      transition.transitionProgress = 0.2
      rows.window.layoutIfNeeded()
      #expect(rows.seen == ["a": "0.0 1.0", "b": "60.0 1.0", "c": "120.0 1.0"])
      // 150 + 0.2 * 150.
      #expect(rows.view.contentSize.height == 180)
      rows.view.finishInteractiveTransition()
      #expect(rows.view.collectionViewLayout === new)
      #expect(rows.seen["b"] == "60.0 1.0")
      clock.advance(by: 0.15)
      #expect(rows.seen["b"] == "80.0 1.0")
      clock.advance(by: 0.15)
      #expect(log == ["completed true, finished true"])
      #expect(rows.seen == ["a": "0.0 1.0", "b": "100.0 1.0"])
    }
  }

  @Test("A canceled change animates back")
  func canceling() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b", "c"])
      let new = tall()
      var log: [String] = []
      let transition = rows.view.startInteractiveTransition(to: new) {
        log.append("completed \($0), finished \($1)")
      }
      transition.transitionProgress = 0.5
      rows.window.layoutIfNeeded()
      rows.view.cancelInteractiveTransition()
      #expect(rows.view.collectionViewLayout === rows.layout)
      clock.advance(by: 0.15)
      #expect(rows.seen["b"] == "62.5 1.0")
      clock.advance(by: 0.15)
      #expect(rows.seen["b"] == "50.0 1.0")
      #expect(log == ["completed true, finished false"])
      #expect(new.log.filter { $0 != "prepare" } == ["enter", "finalize transition"])
    }
  }

  @Test("A transition layout stores values by key")
  func values() {
    let layout = UICollectionViewTransitionLayout(
      currentLayout: MovingRowsLayout(), nextLayout: MovingRowsLayout())
    #expect(layout.value(forAnimatedKey: "scale") == 0)
    layout.updateValue(2, forAnimatedKey: "scale")
    #expect(layout.value(forAnimatedKey: "scale") == 2)
  }

  @Test("Data can change during an interactive transition")
  func updating() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b", "c"])
      let transition = rows.view.startInteractiveTransition(to: tall())
      transition.transitionProgress = 0.5
      rows.window.layoutIfNeeded()
      rows.update(to: ["b", "c"]) { $0.deleteItems(at: [.row(0)]) }
      clock.advance(by: 0.3)
      #expect(rows.seen == ["b": "0.0 1.0", "c": "75.0 1.0"])
      #expect(rows.completions == ["update true"])
    }
  }
}
