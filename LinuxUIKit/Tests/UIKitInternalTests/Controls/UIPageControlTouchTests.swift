import Testing

@testable import UIKit

@MainActor @Suite("Touches on page controls") struct UIPageControlTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = UIPageControl(frame: CGRect(x: 60, y: 100, width: 200, height: 26))
  private let log = Pages()

  @MainActor private final class Pages { var shown: [Int] = [] }

  init() {
    control.numberOfPages = 3
    window.isHidden = false
    window.addSubview(control)
    window.layoutIfNeeded()
    control.addAction(
      UIAction { [log, unowned control] _ in log.shown.append(control.currentPage) },
      for: .valueChanged)
  }

  private func tap(atRight: Bool) {
    Finger(on: window).tap(at: CGPoint(x: atRight ? 240 : 80, y: 113))
  }

  @Test("A tap changes the page by one, and not beyond the ends")
  func pages() {
    tap(atRight: true)
    tap(atRight: true)
    tap(atRight: true)
    tap(atRight: false)

    #expect(log.shown == [1, 2, 1])
  }

  @Test("In right-to-left layout, a tap on the left selects the next page")
  func rightToLeft() {
    control.semanticContentAttribute = .forceRightToLeft
    tap(atRight: false)

    #expect(log.shown == [1])
  }

  @Test("Dots are 18 points apart, the first one 19 points from the start")
  func dots() {
    let dots = PageDots(count: 3, bounds: CGRect(x: 0, y: 0, width: 74, height: 26))
    // uikit.md, 3.5: the first slot of 10 begins at 14; 18 * 3 + 20 = 74.
    #expect(dots.frames.map { ($0.midX * 10).rounded() } == [190, 370, 550])
    #expect(dots.frames.allSatisfy { abs($0.midY - 13) < 1e-9 && abs($0.width - 7.6) < 1e-9 })
    var mirrored = dots
    mirrored.isRightToLeft = true
    #expect(mirrored.frames.map { ($0.midX * 10).rounded() } == [550, 370, 190])
  }
}
