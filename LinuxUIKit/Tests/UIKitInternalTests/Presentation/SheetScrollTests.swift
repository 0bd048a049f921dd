import TestSupport
import Testing
import UIKit

/// A finger that scrolls a list in a sheet to its top edge and moves on.
///
/// The window has 320 by 480 points and no safe area. The large detent begins at 10 points.
@MainActor struct SheetScrollTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let card = UIViewController()
  private let list = UIScrollView()
  private let finger: Finger

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    finger = Finger(on: window)
  }

  private var top: CGFloat { card.view.convert(CGPoint.zero, to: window).y }

  /// Presents the sheet with a list of 2,000 points, which is scrolled by 60 points.
  private func present() {
    card.view.addSubview(list)
    root.present(card, animated: false)
    window.layoutIfNeeded()
    list.contentInsetAdjustmentBehavior = .never
    list.frame = card.view.bounds
    list.contentSize = CGSize(width: 320, height: 2_000)
    list.contentOffset.y = 60
  }

  private func drag(to y: CGFloat, from start: CGFloat, by clock: HeldClock) {
    for step in 1...20 {
      clock.advance(by: 1.0 / 60)
      finger.move(to: CGPoint(x: 160, y: start + (y - start) * CGFloat(step) / 20))
    }
  }

  @Test(
    "The sheet follows a finger that has scrolled its content to the top, by the rest of the way")
  func follows() {
    withHeldClock { clock in
      present()
      finger.press(at: CGPoint(x: 160, y: 100))
      drag(to: 300, from: 100, by: clock)
      // 200 points, of which 10 are needed to recognize the drag, and 60 scroll the content.
      #expect(abs(top - (10 + 200 - 10 - 60)) < 0.01)
      #expect(list.contentOffset.y == 0)
    }
  }

  @Test("The sheet that is lifted far down is dismissed")
  func dismissal() {
    withHeldClock { clock in
      present()
      finger.press(at: CGPoint(x: 160, y: 60))
      drag(to: 470, from: 60, by: clock)
      clock.advance(by: 0.2)
      finger.lift()
      clock.advance(by: 1)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("A finger that moves back returns the sheet, then scrolls again")
  func back() {
    withHeldClock { clock in
      present()
      finger.press(at: CGPoint(x: 160, y: 100))
      drag(to: 300, from: 100, by: clock)
      drag(to: 150, from: 300, by: clock)
      #expect(top == 10)
      // 150 of the 300 points back are 20 points above the place at which the content was at its top:
      // 100 + 10 + 60 = 170.
      #expect(abs(list.contentOffset.y - 20) < 0.01)
      finger.lift()
      clock.advance(by: 2)
      #expect(top == 10)
    }
  }

  @Test("The sheet returns when it is lifted near its detent, and the content stays at its top")
  func returns() {
    withHeldClock { clock in
      present()
      finger.press(at: CGPoint(x: 160, y: 100))
      drag(to: 200, from: 100, by: clock)
      #expect(top > 20)
      clock.advance(by: 0.2)
      finger.lift()
      clock.advance(by: 2)
      #expect(top == 10)
      #expect(list.contentOffset.y == 0)
      #expect(root.presentedViewController === card)
    }
  }
}
