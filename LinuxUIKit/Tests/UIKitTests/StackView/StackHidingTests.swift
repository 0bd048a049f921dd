import TestSupport
import Testing
import UIKit

/// Tests hiding and showing views in an animation block (uikit.md, 4.10 and 8.1).
///
/// With all boxes visible, they are at 0 to 20, 30 to 60, and 70 to 90. If the second is hidden, it
/// is half of the spacing after the first, at 25, and the last one is at 30 to 50.
@MainActor struct StackHidingTests {
  private static let red: UInt32 = 0xFFFF_0000

  @Test("A hidden view shrinks along the stack, is drawn until the end, and is hidden immediately")
  func hidden() {
    withHeldClock { clock in
      let scene = HidingStack()
      scene.animate { scene.middle.isHidden = true }
      #expect(scene.middle.isHidden)
      #expect(scene.middle.alpha == 1)
      #expect(scene.middle.frame == CGRect(x: 0, y: 25, width: 100, height: 0))
      #expect(scene.span(1) == [30, 60])
      clock.advance(by: 0.5)
      // Halfway from 30 to 25, from 60 to 25, and from 70 to 30.
      #expect(scene.span(1) == [27.5, 42.5])
      #expect(scene.span(2) == [50, 70])
      #expect(scene.shows(Self.red))
      clock.advance(by: 0.5)
      #expect(scene.span(1) == nil)
      #expect(!scene.shows(Self.red))
      #expect(scene.log == [true])
    }
  }

  @Test("A view that is shown grows from nothing")
  func shown() {
    withHeldClock { clock in
      let scene = HidingStack()
      scene.middle.isHidden = true
      scene.window.layoutIfNeeded()
      scene.animate { scene.middle.isHidden = false }
      #expect(scene.span(1) == [25, 25])
      clock.advance(by: 0.5)
      #expect(scene.span(1) == [27.5, 42.5])
      #expect(scene.shows(Self.red))
      clock.advance(by: 0.5)
      #expect(scene.span(1) == [30, 60])
    }
  }

  @Test("In a row it is the width that shrinks")
  func row() {
    withHeldClock { clock in
      let scene = HidingStack(.horizontal)
      scene.animate { scene.middle.isHidden = true }
      clock.advance(by: 0.5)
      let seen = scene.middle.layer.presentation()
      #expect(seen?.isHidden == false)
      #expect(seen?.frame == CGRect(x: 27.5, y: 0, width: 15, height: 100))
    }
  }

  @Test("A hidden view receives no touches while it shrinks")
  func touches() {
    withHeldClock { _ in
      let scene = HidingStack()
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        scene.middle.isHidden = true
      }
      #expect(scene.window.hitTest(CGPoint(x: 50, y: 25), with: nil) !== scene.middle)
    }
  }

  @Test("A view that is shown again during its animation grows from its presented size, and stays")
  func shownAgain() {
    withHeldClock { clock in
      let scene = HidingStack()
      scene.animate { scene.middle.isHidden = true }
      clock.advance(by: 0.5)
      scene.animate { scene.middle.isHidden = false }
      // 30 long, minus the 30 that it still grows, plus the 15 that it still shrinks.
      #expect(scene.span(1) == [27.5, 42.5])
      clock.advance(by: 1)
      #expect(scene.span(1) == [30, 60])
      #expect(scene.log == [true, true])
    }
  }

  @Test("A view that is hidden, shown and hidden again is drawn until the last animation ends")
  func hiddenAgain() {
    withHeldClock { clock in
      let scene = HidingStack()
      for isHidden in [true, false, true] {
        scene.animate { scene.middle.isHidden = isHidden }
        clock.advance(by: 0.5)
      }
      #expect(scene.span(1) != nil)
      clock.advance(by: 0.5)
      #expect(scene.span(1) == nil)
    }
  }

  @Test("Two views that are hidden in one block shrink together")
  func two() {
    withHeldClock { clock in
      let scene = HidingStack()
      scene.animate {
        scene.boxes[0].isHidden = true
        scene.middle.isHidden = true
      }
      clock.advance(by: 0.5)
      // Both end at 0, where the last box begins.
      #expect(scene.span(0) == [0, 10])
      #expect(scene.span(1) == [15, 30])
      #expect(scene.span(2) == [35, 55])
      clock.advance(by: 0.5)
      #expect(scene.span(0) == nil && scene.span(1) == nil)
      #expect(scene.span(2) == [0, 20])
    }
  }

  @Test("A view that is removed from the stack while it shrinks is no longer drawn")
  func leaves() {
    withHeldClock { _ in
      let scene = HidingStack()
      scene.animate { scene.middle.isHidden = true }
      scene.stack.removeArrangedSubview(scene.middle)
      #expect(scene.middle.superview === scene.stack)
      #expect(scene.span(1) == nil)
      scene.animate { scene.boxes[2].isHidden = true }
      scene.boxes[2].removeFromSuperview()
      scene.window.addSubview(scene.boxes[2])
      #expect(scene.span(2) == nil)
    }
  }

  @Test("Without a duration or with animations disabled, a view is hidden immediately")
  func atOnce() {
    withHeldClock { _ in
      let scene = HidingStack()
      UIView.animate(withDuration: 0) { scene.boxes[0].isHidden = true }
      #expect(scene.span(0) == nil)
      scene.animate { UIView.performWithoutAnimation { scene.middle.isHidden = true } }
      #expect(scene.span(1) == nil)
      scene.window.layoutIfNeeded()
      #expect(scene.span(2) == [0, 20])
    }
  }

  @Test("A view that is hidden without animation while it reappears is not drawn")
  func hiddenAtOnce() {
    withHeldClock { clock in
      let scene = HidingStack()
      scene.animate { scene.middle.isHidden = true }
      clock.advance(by: 0.25)
      scene.middle.isHidden = false
      scene.middle.isHidden = true
      #expect(scene.span(1) == nil)
    }
  }

  @Test("A view that isn't an arranged view is hidden immediately")
  func notArranged() {
    withHeldClock { _ in
      let scene = HidingStack()
      let over = UIView(frame: scene.window.bounds)
      scene.stack.addSubview(over)
      scene.animate { over.isHidden = true }
      #expect(over.layer.presentation()?.isHidden == true)
    }
  }

  @Test("The content of a view is compressed while the view shrinks")
  func content() {
    withHeldClock { clock in
      let scene = HidingStack()
      let label = UILabel()
      label.text = "▇▇▇▇▇▇▇▇▇▇"
      label.textColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
      scene.stack.insertArrangedSubview(label, at: 0)
      scene.window.layoutIfNeeded()
      #expect(scene.shows(0xFFFF_FF00))
      scene.animate { label.isHidden = true }
      clock.advance(by: 0.25)
      #expect(scene.shows(0xFFFF_FF00))
    }
  }
}
