import TestSupport
import Testing

@testable import UIKit

/// Swiping of rows (uikit.md, 3.4.6).
///
/// The first ten points of a drag don't count.
@Suite("Swiping by a finger") @MainActor struct SwipeGestureTests {
  /// Drags slowly from a point, and pauses before the touch ends, so that the velocity is zero.
  private func drag(
    _ screen: SwipeScreen, from start: CGPoint, by distance: CGPoint, lifts: Bool = true
  ) {
    withHeldClock { clock in
      screen.finger.press(at: start)
      for step in 1...10 {
        clock.advance(by: 0.02)
        let part = CGFloat(step) / 10
        screen.finger.move(
          to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
      }
      clock.advance(by: 0.2)
      if lifts { screen.finger.lift() }
    }
  }

  @Test("The row follows the finger, and stays open past half of its buttons")
  func opening() {
    let screen = SwipeScreen(["One", "Two"])
    drag(screen, from: CGPoint(x: 300, y: 66), by: CGPoint(x: -100, y: 5), lifts: false)
    // The first ten points along the slope don't count: 10 · 100 / √(100² + 5²) horizontally.
    #expect(abs((screen.cell(1)?.frame.minX ?? 0) + 100 - 1_000 / 10_025.0.squareRoot()) < 0.5)
    screen.finger.lift()
    // Two buttons of 74 points.
    #expect(screen.cell(1)?.frame.minX == -148)
    #expect(screen.log == ["trailing 1"])
  }

  @Test("A row that is let go before half of its buttons closes")
  func notFarEnough() {
    let screen = SwipeScreen(["One", "Two"])
    drag(screen, from: CGPoint(x: 300, y: 66), by: CGPoint(x: -80, y: 0))
    #expect(screen.view.indexPathOfSwipedItem == nil)
    #expect(screen.cell(1)?.frame.minX == 0)
  }

  @Test("To the other side are the other actions")
  func leading() {
    let screen = SwipeScreen()
    drag(screen, from: CGPoint(x: 100, y: 66), by: CGPoint(x: 60, y: 0))
    #expect(screen.cell(1)?.frame.minX == 74)
    drag(screen, from: CGPoint(x: 100, y: 22), by: CGPoint(x: 60, y: 0))
    #expect(screen.cell(0)?.frame.minX == 0)
  }

  @Test("A movement along the list swipes nothing")
  func along() {
    let screen = SwipeScreen()
    drag(screen, from: CGPoint(x: 200, y: 200), by: CGPoint(x: -40, y: -60))
    #expect(screen.view.indexPathOfSwipedItem == nil)
    #expect(screen.log.isEmpty)
  }

  @Test("A finger that goes along the list scrolls it, and one that goes across does not")
  func scrolling() {
    let screen = SwipeScreen()
    drag(screen, from: CGPoint(x: 200, y: 200), by: CGPoint(x: -20, y: -110), lifts: false)
    // The first ten points don't count.
    #expect(screen.view.contentOffset.y == 100)
    screen.finger.cancel()
    let other = SwipeScreen()
    drag(other, from: CGPoint(x: 300, y: 200), by: CGPoint(x: -100, y: -20))
    #expect(other.view.contentOffset.y == 0)
    #expect(other.view.indexPathOfSwipedItem == [0, 4])
  }

  @Test("A swipe across most of the row performs the first action, when that is allowed")
  func full() {
    let screen = SwipeScreen(["One", "Two"])
    // 0.6 · 320 = 192; the first ten points don't count.
    drag(screen, from: CGPoint(x: 310, y: 66), by: CGPoint(x: -210, y: 0))
    #expect(screen.log == ["trailing 1", "One"])
    screen.completions.first?(true)
    #expect(screen.cell(1)?.frame.minX == 0)
    let limited = SwipeScreen(["One", "Two"], performsFirst: false)
    drag(limited, from: CGPoint(x: 310, y: 66), by: CGPoint(x: -210, y: 0))
    #expect(limited.log == ["trailing 1"])
    #expect(limited.cell(1)?.frame.minX == -148)
  }

  @Test("An open row goes on from where it is, and closes when it is dragged back")
  func back() {
    let screen = SwipeScreen(["One", "Two"])
    screen.view.openSwipeActions(at: [0, 1])
    drag(screen, from: CGPoint(x: 60, y: 66), by: CGPoint(x: 100, y: 0))
    #expect(screen.cell(1)?.frame.minX == 0)
    #expect(screen.log == ["trailing 1"])
  }

  @Test("Nothing is swiped while the list is edited")
  func editing() {
    let screen = SwipeScreen()
    screen.view.isEditing = true
    drag(screen, from: CGPoint(x: 300, y: 66), by: CGPoint(x: -120, y: 0))
    #expect(screen.view.indexPathOfSwipedItem == nil)
    #expect(screen.log.isEmpty)
  }

  @Test("A finger that swipes selects nothing")
  func selection() {
    let screen = SwipeScreen()
    drag(screen, from: CGPoint(x: 300, y: 66), by: CGPoint(x: -120, y: 0))
    #expect(screen.log == ["trailing 1"])
    #expect(screen.cell(1)?.isHighlighted == false)
  }
}
