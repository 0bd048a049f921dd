import TestSupport
import Testing

@testable import UIKit

/// Refreshing, with the numbers of uikit.md, 3.5 and 5.2.
@MainActor struct RefreshControlTests {
  private let control = UIRefreshControl()

  private func makeScreen() -> ScrollScreen {
    let screen = ScrollScreen(content: CGSize(width: 300, height: 2_000))
    screen.view.contentInset.top = 20
    screen.view.refreshControl = control
    return screen
  }

  @Test("A pull of 60 points refreshes once and insets the content by 60 points until the end")
  func pull() {
    withHeldClock { clock in
      let screen = makeScreen()
      var refreshes = 0
      control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
      // 125 points appear as 68.75 · 400 / 468.75 = 58.7, 135 as 74.25 · 400 / 474.25 = 62.6.
      screen.drag(by: CGPoint(x: 0, y: 135), clock)
      #expect(!control.isRefreshing && !control.isHidden)
      screen.finger.move(to: CGPoint(x: 150, y: 345))
      #expect(control.isRefreshing && refreshes == 1)
      let shown = screen.view.contentOffset.y
      screen.finger.move(to: CGPoint(x: 150, y: 346))
      #expect(abs(screen.view.contentOffset.y - shown) < 1.5)
      clock.advance(by: 0.2)
      screen.finger.lift()
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == -80)
      #expect(screen.view.adjustedContentInset.top == 80)
      #expect(screen.view.contentInset.top == 20)
      #expect(refreshes == 1)

      control.endRefreshing()
      clock.advance(by: 0.3)
      #expect(screen.view.contentOffset.y == -20)
      #expect(screen.view.adjustedContentInset.top == 20)
      #expect(control.isHidden && !control.isRefreshing)
      #expect(!screen.calls.contains("end animation"))
    }
  }

  @Test("A pull calls the primary action once, after the actions for changed values")
  func primaryAction() {
    withHeldClock { clock in
      let screen = ScrollScreen(content: CGSize(width: 300, height: 2_000))
      var calls: [String] = []
      let control = UIRefreshControl(
        frame: .zero, primaryAction: UIAction { _ in calls.append("primary action") })
      control.addAction(UIAction { _ in calls.append("value changed") }, for: .valueChanged)
      screen.view.refreshControl = control
      // 135 points appear as 74, more than the 60 at which refreshing starts.
      screen.drag(by: CGPoint(x: 0, y: 145), clock)
      #expect(calls == ["value changed", "primary action"])
    }
  }

  @Test("A short pull, or decelerating into the edge, does not refresh")
  func noPull() {
    withHeldClock { clock in
      let screen = makeScreen()
      screen.drag(by: CGPoint(x: 0, y: 120), clock)
      screen.finger.lift()
      clock.advance(by: 2)
      screen.view.contentOffset.y = 100
      screen.fling(by: CGPoint(x: 0, y: 190), in: 0.05, clock)
      clock.advance(by: 2)
      #expect(!control.isRefreshing)
      #expect(screen.view.contentOffset.y == -20)
    }
  }

  @Test("Beginning programmatically insets the content without scrolling or sending an action")
  func code() {
    let screen = makeScreen()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    screen.view.contentOffset.y = -20
    control.beginRefreshing()
    #expect(screen.view.adjustedContentInset.top == 80)
    #expect(screen.view.contentOffset.y == -20)
    #expect(refreshes == 0)
    screen.view.refreshControl = nil
    #expect(control.superview == nil)
    #expect(screen.view.adjustedContentInset.top == 20)
  }

  @Test("Ending while a finger still pulls does not move the content")
  func endsUnderFinger() {
    withHeldClock { clock in
      let screen = makeScreen()
      screen.drag(by: CGPoint(x: 0, y: 160), clock)
      #expect(control.isRefreshing)
      let shown = screen.view.contentOffset.y
      control.endRefreshing()
      #expect(screen.view.contentOffset.y == shown)
      screen.finger.move(to: CGPoint(x: 150, y: 361))
      #expect(abs(screen.view.contentOffset.y - shown) < 1.5)
      clock.advance(by: 0.2)
      screen.finger.lift()
      clock.advance(by: 1)
      #expect(screen.view.contentOffset.y == -20)
    }
  }
}
