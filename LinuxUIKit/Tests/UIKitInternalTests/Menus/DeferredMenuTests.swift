import TestSupport
import Testing
import UIKit

@Suite("Deferred menu elements", .serialized) @MainActor struct DeferredMenuTests {
  private let screen = DisplayedMenuScreen()

  /// The provider's calls, which are answered later.
  private final class Requests {
    var completions: [([UIMenuElement]) -> Void] = []
  }

  private let requests = Requests()

  private func open(_ element: UIDeferredMenuElement, _ clock: HeldClock) throws {
    screen.button.menu = UIMenu(children: [
      UIAction(title: "First") { _ in }, element, UIAction(title: "Last") { _ in },
    ])
    try reopen(clock)
  }

  private func reopen(_ clock: HeldClock) throws {
    let finger = Finger(on: screen.window)
    finger.tap(at: try #require(screen.center(of: "Sort")))
    clock.advance(by: 0.5)
    screen.window.layoutIfNeeded()
  }

  private func close(_ clock: HeldClock) {
    Finger(on: screen.window).tap(at: CGPoint(x: 380, y: 590))
    clock.advance(by: 0.5)
    screen.window.layoutIfNeeded()
  }

  @Test("A row says that the elements are loaded, until they take its place")
  func loading() throws {
    try withHeldClock { clock in
      var chosen = 0
      try open(UIDeferredMenuElement { requests.completions.append($0) }, clock)
      #expect(requests.completions.count == 1)
      let (first, loading) = (
        try #require(screen.center(of: "First")), try #require(screen.center(of: "Loading…"))
      )
      #expect(first.y < loading.y)
      Finger(on: screen.window).tap(at: loading)
      #expect(screen.button.presentedMenu != nil)
      requests.completions[0]([
        UIAction(title: "Recent 1") { _ in }, UIAction(title: "Recent 2") { _ in chosen += 1 },
      ])
      screen.window.layoutIfNeeded()
      #expect(screen.center(of: "Loading…") == nil)
      let order = ["First", "Recent 1", "Recent 2", "Last"].compactMap { screen.center(of: $0)?.y }
      #expect(order.count == 4 && order == order.sorted())
      Finger(on: screen.window).tap(at: try #require(screen.center(of: "Recent 2")))
      clock.advance(by: 0.5)
      #expect(chosen == 1)
    }
  }

  @Test("Elements are provided once, those of an uncached element each time")
  func caching() throws {
    try withHeldClock { clock in
      var count = 0
      try open(
        UIDeferredMenuElement {
          count += 1
          $0([UIAction(title: "Now \(count)") { _ in }])
        }, clock)
      #expect(screen.center(of: "Now 1") != nil)
      close(clock)
      try reopen(clock)
      #expect(count == 1)
      close(clock)
      try open(
        .uncached {
          count += 1
          $0([UIAction(title: "Now \(count)") { _ in }])
        }, clock)
      close(clock)
      try reopen(clock)
      #expect(screen.center(of: "Now 3") != nil)
    }
  }
}
