import TestSupport
import Testing
import UIKit

/// Tests animated updates (uikit.md, 6.8, 6.9, and 8.3).
///
/// At half of 0.3 s, half of the distance is covered, because the timing curve is symmetric.
@MainActor struct AnimatedUpdateTests {
  private func isNear(_ number: CGFloat?, _ wanted: CGFloat) -> Bool {
    number.map { abs($0 - wanted) < 1e-6 } ?? false
  }

  @Test("A deleted row fades out at its position until the end, and the rows below move up")
  func deletion() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b", "c"])
      rows.update(to: ["a", "c"]) { $0.deleteItems(at: [.row(1)]) }
      #expect(rows.screen.textsInOrder == ["a", "c"])
      #expect(rows.seen == ["a": "0.0 1.0", "b": "50.0 1.0", "c": "100.0 1.0"])
      clock.advance(by: 0.15)
      #expect(rows.seen == ["a": "0.0 1.0", "b": "50.0 0.5", "c": "75.0 1.0"])
      #expect(rows.completions.isEmpty)
      #expect(!rows.screen.log.contains("end 0-1"))
      clock.advance(by: 0.15)
      #expect(rows.seen == ["a": "0.0 1.0", "c": "50.0 1.0"])
      #expect(rows.completions == ["update true"])
      #expect(rows.screen.log.filter { $0.hasPrefix("end") } == ["end 0-1"])
    }
  }

  @Test("An inserted row fades in at its position, the rows below move down")
  func insertion() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b"])
      rows.update(to: ["a", "x", "b"]) { $0.insertItems(at: [.row(1)]) }
      #expect(rows.seen == ["a": "0.0 1.0", "x": "50.0 0.0", "b": "50.0 1.0"])
      clock.advance(by: 0.15)
      #expect(rows.seen == ["a": "0.0 1.0", "x": "50.0 0.5", "b": "75.0 1.0"])
      clock.advance(by: 0.15)
      #expect(rows.seen == ["a": "0.0 1.0", "x": "50.0 1.0", "b": "100.0 1.0"])
    }
  }

  @Test("A moved row slides in the cell that it has")
  func movement() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b", "c"])
      let cell = rows.view.cellForItem(at: .row(0))
      rows.update(to: ["b", "c", "a"]) { $0.moveItem(at: .row(0), to: .row(2)) }
      clock.advance(by: 0.15)
      #expect(rows.seen == ["a": "50.0 1.0", "b": "25.0 1.0", "c": "75.0 1.0"])
      #expect(rows.view.cellForItem(at: .row(2)) === cell)
    }
  }

  @Test("A reloaded row requests a new cell, and both cells cross-fade")
  func reload() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b"])
      rows.update(to: ["A", "b"]) { $0.reloadItems(at: [.row(0)]) }
      clock.advance(by: 0.15)
      #expect(rows.seen == ["a": "0.0 0.5", "A": "0.0 0.5", "b": "50.0 1.0"])
      clock.advance(by: 0.15)
      #expect(rows.seen == ["A": "0.0 1.0", "b": "50.0 1.0"])
    }
  }

  @Test(
    "A row that becomes visible slides in from its former position, one that disappears slides out")
  func slidingInAndOut() {
    withHeldClock { clock in
      // The fifth row begins at 200, where the view ends.
      let rows = MovingRows(["a", "b", "c", "d", "e"])
      rows.update(to: ["b", "c", "d", "e"]) { $0.deleteItems(at: [.row(0)]) }
      clock.advance(by: 0.15)
      #expect(rows.seen["e"] == "175.0 1.0")
      clock.advance(by: 0.15)
      rows.update(to: ["x", "b", "c", "d", "e"]) { $0.insertItems(at: [.row(0)]) }
      #expect(rows.screen.textsInOrder == ["x", "b", "c", "d"])
      clock.advance(by: 0.15)
      #expect(rows.seen["e"] == "175.0 1.0")
      clock.advance(by: 0.15)
      #expect(rows.seen["e"] == nil)
      // It is reported with its former index path.
      #expect(rows.screen.log.last == "end 0-3")
    }
  }

  @Test("A layout provides initial and final positions of elements")
  func attributes() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b"])
      rows.layout.initial = {
        $0.center.x += 320; $0.alpha = 1; return $0
      }
      rows.layout.final = {
        $0.center.y += 100; return $0
      }
      rows.update(to: ["b", "x"]) {
        $0.deleteItems(at: [.row(0)])
        $0.insertItems(at: [.row(1)])
      }
      let inserted = rows.view.cellForItem(at: .row(1))
      #expect(isNear(inserted?.layer.presentation()?.position.x, 480))
      clock.advance(by: 0.15)
      #expect(isNear(inserted?.layer.presentation()?.position.x, 320))
      #expect(rows.seen["a"] == "50.0 0.5")
    }
  }

  @Test(
    "An update prepares the layout, requests initial and final attributes, and finalizes it"
  )
  func order() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b", "c", "d", "e"])
      rows.update(to: ["x", "b", "c", "d", "e"]) {
        $0.deleteItems(at: [.row(0)])
        $0.insertItems(at: [.row(0)])
      }
      #expect(rows.layout.log == ["prepare", "updates", "initial 0", "final 0", "finalize"])
      clock.advance(by: 0.3)
      #expect(rows.layout.log.last == "finalize")
    }
  }

  @Test("The delegate is notified of the new cell immediately and of the old one at the end")
  func delegateOrder() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b"])
      rows.update(to: ["a", "x"]) {
        $0.deleteItems(at: [.row(1)])
        $0.insertItems(at: [.row(1)])
      }
      #expect(rows.screen.log == ["sections", "items 0", "cell 0-1", "show 0-1"])
      clock.advance(by: 0.3)
      #expect(rows.screen.log == ["sections", "items 0", "cell 0-1", "show 0-1", "end 0-1"])
    }
  }

  @Test("A deleted row's cell is reused only after it has disappeared")
  func reuse() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b"])
      let cell = rows.view.cellForItem(at: .row(1))
      rows.update(to: ["a"]) { $0.deleteItems(at: [.row(1)]) }
      rows.update(to: ["a", "x"]) { $0.insertItems(at: [.row(1)]) }
      #expect(rows.view.cellForItem(at: .row(1)) !== cell)
      clock.advance(by: 0.3)
      rows.update(to: ["a", "x", "y"]) { $0.insertItems(at: [.row(2)]) }
      #expect(rows.view.cellForItem(at: .row(2)) === cell)
    }
  }

  @Test("An update that begins during another one animates from the presented state")
  func interruption() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b", "c"])
      rows.update(to: ["b", "c"], named: "first") { $0.deleteItems(at: [.row(0)]) }
      clock.advance(by: 0.15)
      #expect(rows.seen == ["a": "0.0 0.5", "b": "25.0 1.0", "c": "75.0 1.0"])
      rows.update(to: ["x", "b", "c"], named: "second") { $0.insertItems(at: [.row(0)]) }
      #expect(
        rows.seen == ["a": "0.0 0.5", "x": "0.0 0.0", "b": "25.0 1.0", "c": "75.0 1.0"])
      clock.advance(by: 0.15)
      #expect(rows.completions == ["first true"])
      // The first movement has ended, half of the second remains.
      #expect(rows.seen == ["x": "0.0 0.5", "b": "25.0 1.0", "c": "75.0 1.0"])
      clock.advance(by: 0.15)
      #expect(rows.completions == ["first true", "second true"])
      #expect(rows.seen == ["x": "0.0 1.0", "b": "50.0 1.0", "c": "100.0 1.0"])
    }
  }

  @Test("A row that was disappearing and appears again keeps its cell")
  func comingBack() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b", "c", "d"])
      let cell = rows.view.cellForItem(at: .row(3))
      rows.update(to: ["x", "a", "b", "c", "d"]) { $0.insertItems(at: [.row(0)]) }
      clock.advance(by: 0.15)
      #expect(rows.seen["d"] == "175.0 1.0")
      rows.update(to: ["a", "b", "c", "d"]) { $0.deleteItems(at: [.row(0)]) }
      #expect(rows.view.cellForItem(at: .row(3)) === cell)
      #expect(rows.seen["d"] == "175.0 1.0")
      clock.advance(by: 0.3)
      #expect(rows.seen["d"] == "150.0 1.0")
      #expect(!rows.screen.log.contains { $0.hasPrefix("end 0-3") })
    }
  }

  @Test("When the content gets too short, its offset animates too")
  func offset() {
    withHeldClock { clock in
      let rows = MovingRows((0..<8).map(String.init))
      rows.view.contentOffset.y = 200
      rows.window.layoutIfNeeded()
      rows.update(to: (0..<6).map(String.init)) { $0.deleteItems(at: [.row(6), .row(7)]) }
      #expect(rows.view.contentOffset.y == 100)
      clock.advance(by: 0.15)
      #expect(isNear(rows.view.layer.presentation()?.bounds.minY, 150))
      clock.advance(by: 0.15)
      #expect(rows.view.layer.presentation()?.bounds.minY == 100)
    }
  }

  @Test("Without animation everything is in position and completed when the call returns")
  func withoutAnimation() {
    withHeldClock { _ in
      let rows = MovingRows(["a", "b"])
      UIView.performWithoutAnimation {
        rows.update(to: ["b"]) { $0.deleteItems(at: [.row(0)]) }
      }
      #expect(rows.seen == ["b": "0.0 1.0"])
      #expect(rows.completions == ["update true"])
      #expect(rows.layout.log == ["prepare", "updates", "finalize"])
    }
  }

  @Test("An empty batch update animates to the new layout")
  func emptyUpdate() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b"])
      rows.layout.rowHeight = 100
      rows.update(to: ["a", "b"]) { _ in }
      clock.advance(by: 0.15)
      #expect(rows.seen == ["a": "0.0 1.0", "b": "75.0 1.0"])
      #expect(isNear(rows.view.cellForItem(at: .row(0))?.layer.presentation()?.bounds.height, 75))
    }
  }

  @Test("An update without visible changes completes immediately")
  func unseenUpdate() {
    withHeldClock { _ in
      let rows = MovingRows((0..<100).map(String.init))
      rows.update(to: (0..<99).map(String.init)) { $0.deleteItems(at: [.row(99)]) }
      #expect(rows.completions == ["update true"])
    }
  }

  @Test("Reloading the data ends an animated update with false")
  func reloadingData() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b"])
      rows.update(to: ["b"]) { $0.deleteItems(at: [.row(0)]) }
      clock.advance(by: 0.1)
      rows.view.reloadData()
      rows.window.layoutIfNeeded()
      #expect(rows.seen == ["b": "0.0 1.0"])
      clock.advance(by: 0)
      #expect(rows.completions == ["update false"])
      #expect(rows.screen.log.filter { $0.hasPrefix("end") } == ["end 0-0", "end 0-0"])
    }
  }

  @Test("Removing a view from its window ends an animated update with false, once")
  func leavingWindow() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b"])
      rows.update(to: ["b"]) { $0.deleteItems(at: [.row(0)]) }
      clock.advance(by: 0.1)
      rows.view.removeFromSuperview()
      clock.advance(by: 1)
      #expect(rows.completions == ["update false"])
      #expect(rows.screen.log.last == "end 0-0")
    }
  }

  @Test("The completion handler is also called after the view is deallocated")
  func goneView() {
    withHeldClock { clock in
      var log: [Bool] = []
      do {
        let rows = MovingRows(["a", "b"])
        rows.view.performBatchUpdates {
          rows.screen.sections = [["b"]]
          rows.view.deleteItems(at: [.row(0)])
        } completion: {
          log.append($0)
        }
        rows.view.removeFromSuperview()
      }
      clock.advance(by: 0.5)
      #expect(log == [false])
    }
  }

  @Test("An animation doesn't retain its collection view")
  func memory() {
    withHeldClock { _ in
      weak var view: UICollectionView?
      do {
        let rows = MovingRows(["a", "b"])
        rows.view.performBatchUpdates {
          rows.screen.sections = [["b"]]
          rows.view.deleteItems(at: [.row(0)])
        }
        view = rows.view
        rows.view.removeFromSuperview()
      }
      #expect(view == nil)
    }
  }

  @Test("An update in an animation block has that block's duration")
  func inheritedDuration() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b"])
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        rows.update(to: ["b"]) { $0.deleteItems(at: [.row(0)]) }
      }
      clock.advance(by: 0.5)
      #expect(rows.seen == ["a": "0.0 0.8", "b": "37.5 1.0"])
      clock.advance(by: 1.5)
      #expect(rows.completions == ["update true"])
    }
  }

  @Test("An animated change of size requests the layout's initial and final attributes")
  func resizing() {
    withHeldClock { clock in
      let rows = MovingRows(["a", "b", "c", "d", "e", "f"])
      UIView.animate(withDuration: 0.3) {
        rows.view.frame.size.height = 250
        rows.view.layoutIfNeeded()
      }
      #expect(rows.layout.log == ["bounds from 200", "initial 4", "finalize bounds"])
      clock.advance(by: 0.3)
      #expect(rows.screen.textsInOrder == ["a", "b", "c", "d", "e"])
    }
  }

  @Test("Cells that appear during an app's own animation aren't animated into position")
  func scrollingInBlock() {
    withHeldClock { _ in
      let rows = MovingRows((0..<20).map(String.init))
      UIView.animate(withDuration: 1) {
        rows.view.contentOffset.y = 200
        rows.view.layoutIfNeeded()
      }
      #expect(rows.seen["5"] == "250.0 1.0")
    }
  }
}
