import TestSupport
import Testing

@testable import UIKit

@MainActor struct ScreenEdgePanTests {
  private func add(_ edges: UIRectEdge, to screen: GestureScreen)
    -> UIScreenEdgePanGestureRecognizer
  {
    let pan = screen.add(UIScreenEdgePanGestureRecognizer(), "edge", to: screen.outer)
    pan.edges = edges
    return pan
  }

  @Test(
    "A drag from an edge begins at that edge only, after ten points away from it",
    arguments: [
      (UIRectEdge.left, CGPoint(x: 5, y: 150), CGPoint(x: 1, y: 0)),
      (.right, CGPoint(x: 295, y: 150), CGPoint(x: -1, y: 0)),
      (.top, CGPoint(x: 150, y: 5), CGPoint(x: 0, y: 1)),
      (.bottom, CGPoint(x: 150, y: 295), CGPoint(x: 0, y: -1)),
    ])
  func edges(edge: UIRectEdge, start: CGPoint, direction: CGPoint) {
    withHeldClock { _ in
      for edges in [edge, UIRectEdge.all.subtracting(edge)] {
        let screen = GestureScreen()
        let pan = add(edges, to: screen)
        screen.finger.press(at: start)
        screen.finger.move(
          to: CGPoint(x: start.x + 30 * direction.x, y: start.y + 30 * direction.y))
        #expect((pan.state == .began) == (edges == edge))
        let moved = CGPoint(x: 20 * direction.x, y: 20 * direction.y)
        #expect(pan.translation(in: nil) == (edges == edge ? moved : .zero))
        screen.finger.lift()
      }
    }
  }

  @Test("A drag along the edge, or one that begins 21 points from it, does not begin")
  func otherDrags() {
    withHeldClock { _ in
      let screen = GestureScreen()
      let pan = add(.left, to: screen)
      screen.finger.press(at: CGPoint(x: 5, y: 150))
      screen.finger.move(to: CGPoint(x: 14, y: 165))
      screen.finger.move(to: CGPoint(x: 100, y: 165))
      #expect(pan.state == .failed)
      screen.finger.lift()
      screen.finger.press(at: CGPoint(x: 21, y: 150))
      screen.finger.move(to: CGPoint(x: 100, y: 150))
      #expect(pan.state == .failed)
      screen.finger.lift()
      screen.finger.press(at: CGPoint(x: 20, y: 150))
      screen.finger.move(to: CGPoint(x: 100, y: 150))
      #expect(pan.state == .began)
    }
  }

  @Test("Another pan waits for the edge pan, and begins when the finger moves along the edge")
  func precedence() {
    withHeldClock { _ in
      let screen = GestureScreen()
      let edge = add(.left, to: screen)
      // The inner recognizer receives the touches first.
      screen.inner.frame = screen.outer.bounds
      let pan = screen.add(UIPanGestureRecognizer(), "pan")
      screen.finger.press(at: CGPoint(x: 5, y: 150))
      screen.finger.move(to: CGPoint(x: 25, y: 150))
      #expect((edge.state, pan.state) == (.began, .failed))
      screen.finger.lift()
      screen.finger.press(at: CGPoint(x: 5, y: 150))
      screen.finger.move(to: CGPoint(x: 5, y: 170))
      #expect((edge.state, pan.state) == (.failed, .began))
    }
  }
}
