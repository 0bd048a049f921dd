import TestSupport
import Testing

@testable import UIKit

/// Dragging, with the numbers of uikit.md, 5.2.
@MainActor struct DraggingTests {
  private let tall = CGSize(width: 300, height: 2_000)

  @Test("Content follows a finger after ten points, which are not part of the drag")
  func slop() {
    let screen = ScrollScreen(content: tall)
    screen.view.contentOffset.y = 500
    screen.finger.press(at: CGPoint(x: 150, y: 200))
    screen.finger.move(to: CGPoint(x: 150, y: 191))
    #expect(screen.view.contentOffset.y == 500)
    #expect(screen.view.isTracking && !screen.view.isDragging)
    screen.finger.move(to: CGPoint(x: 150, y: 170))
    #expect(screen.view.contentOffset.y == 520)
    #expect(screen.view.isDragging)
    screen.finger.move(to: CGPoint(x: 190, y: 210))
    #expect(screen.view.contentOffset == CGPoint(x: 0, y: 480))
    screen.finger.lift()
    #expect(!screen.view.isTracking && !screen.view.isDragging)
  }

  @Test("Beyond an edge, a drag of d moves the content by 0.55 d D / (0.55 d + D)")
  func rubberBand() {
    let screen = ScrollScreen(content: tall)
    screen.finger.press(at: CGPoint(x: 150, y: 100))
    screen.finger.move(to: CGPoint(x: 150, y: 210))
    // 100 points: 55 * 400 / 455 = 48.35.
    #expect(abs(screen.view.contentOffset.y + 48.35) <= 0.5)
    screen.view.bounces = false
    screen.finger.move(to: CGPoint(x: 150, y: 211))
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test("A drag that begins beyond an edge continues there without a jump")
  func beginsBeyond() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: tall)
      screen.view.contentOffset.y = -40
      screen.finger.press(at: CGPoint(x: 150, y: 100))
      screen.finger.move(to: CGPoint(x: 150, y: 110))
      #expect(screen.view.contentOffset.y == -40)
      // 40 points appear for 40 · 400 / (0.55 · 360) = 80.8; 10 more: 49.94 · 400 / 449.94 = 44.4.
      screen.finger.move(to: CGPoint(x: 150, y: 120))
      #expect(abs(screen.view.contentOffset.y + 44.4) <= 0.5)
    }
  }

  @Test("Content that fits follows a finger only if it always bounces")
  func fits() {
    let screen = ScrollScreen(content: CGSize(width: 300, height: 100))
    screen.finger.press(at: CGPoint(x: 150, y: 100))
    screen.finger.move(to: CGPoint(x: 150, y: 200))
    #expect(screen.view.contentOffset.y == 0)
    screen.finger.lift()
    screen.view.alwaysBounceVertical = true
    screen.finger.press(at: CGPoint(x: 150, y: 100))
    screen.finger.move(to: CGPoint(x: 150, y: 200))
    #expect(screen.view.contentOffset.y < -40)
    screen.finger.cancel()
    screen.view.contentOffset.y = 0
    screen.view.bounces = false
    screen.finger.press(at: CGPoint(x: 150, y: 100))
    screen.finger.move(to: CGPoint(x: 150, y: 200))
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test("A locked drag moves along the axis on which it began", arguments: [true, false])
  func directionalLock(isLocked: Bool) {
    let screen = ScrollScreen(content: CGSize(width: 1_000, height: 1_000))
    screen.view.contentOffset = CGPoint(x: 200, y: 200)
    screen.view.isDirectionalLockEnabled = isLocked
    screen.finger.press(at: CGPoint(x: 150, y: 200))
    screen.finger.move(to: CGPoint(x: 144, y: 170))
    screen.finger.move(to: CGPoint(x: 100, y: 150))
    #expect((screen.view.contentOffset.x == 200) == isLocked)
    #expect(screen.view.contentOffset.y > 230)
  }

  @Test("A view with scrolling disabled ignores fingers; disabling it ends the drag")
  func scrollEnabled() {
    let screen = ScrollScreen(content: tall)
    screen.view.isScrollEnabled = false
    screen.finger.press(at: CGPoint(x: 150, y: 200))
    screen.finger.move(to: CGPoint(x: 150, y: 100))
    #expect(screen.calls == [])
    screen.finger.lift()

    screen.view.isScrollEnabled = true
    screen.finger.press(at: CGPoint(x: 150, y: 200))
    screen.finger.move(to: CGPoint(x: 150, y: 100))
    screen.view.isScrollEnabled = false
    #expect(screen.newCalls() == ["begin drag", "scroll", "will end", "end drag false"])
  }

  @Test("Of two nested views the inner one scrolls along its axis, the outer one across it")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 900, height: 200)
    let screen = ScrollScreen(content: tall)
    screen.view.addSubview(inner)

    screen.finger.press(at: CGPoint(x: 150, y: 200))
    screen.finger.move(to: CGPoint(x: 100, y: 180))
    screen.finger.lift()
    #expect(inner.contentOffset.x == 40)
    #expect(screen.view.contentOffset.y == 0)

    screen.finger.press(at: CGPoint(x: 150, y: 200))
    screen.finger.move(to: CGPoint(x: 130, y: 150))
    screen.finger.lift()
    #expect(inner.contentOffset.x == 40)
    #expect(screen.view.contentOffset.y == 40)

    inner.contentSize.height = 900
    screen.finger.press(at: CGPoint(x: 150, y: 200))
    screen.finger.move(to: CGPoint(x: 150, y: 150))
    #expect(inner.contentOffset.y == 40)
  }

  @Test("Other changes of the offset are added to the drag")
  func meanwhile() {
    let screen = ScrollScreen(content: tall)
    screen.finger.press(at: CGPoint(x: 150, y: 200))
    screen.finger.move(to: CGPoint(x: 150, y: 150))
    screen.view.contentOffset.y += 300
    screen.finger.move(to: CGPoint(x: 150, y: 140))
    #expect(screen.view.contentOffset.y == 350)
  }
}
