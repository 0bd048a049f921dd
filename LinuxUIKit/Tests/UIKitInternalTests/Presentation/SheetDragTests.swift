import TestSupport
import Testing
import UIKit

/// Sheets that a finger drags, in a window of 320 by 480 points without safe area.
///
/// The large detent begins at 10 points; the medium one is (480 - 10) / 2 = 235 high and begins at 245.
@MainActor struct SheetDragTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let card = UIViewController()
  private let delegate = DragLog()
  private let finger: Finger

  init() throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    finger = Finger(on: window)
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = delegate
  }

  private var sheet: UISheetPresentationController? { card.sheetPresentationController }
  private var top: CGFloat { card.view.convert(CGPoint.zero, to: window).y }

  private func present() {
    root.present(card, animated: false)
    window.layoutIfNeeded()
  }

  /// Drags slowly and rests before lifting, so that the velocity is zero.
  private func drag(from start: CGFloat, to end: CGFloat, by clock: HeldClock, lifts: Bool = true) {
    finger.press(at: CGPoint(x: 160, y: start))
    for step in 1...10 {
      clock.advance(by: 0.05)
      finger.move(to: CGPoint(x: 160, y: start + (end - start) * CGFloat(step) / 10))
    }
    clock.advance(by: 0.2)
    guard lifts else { return }
    finger.lift()
    clock.advance(by: 1)
  }

  /// Returns a distance with the resistance of scroll views: (1 - 1 / (distance * 0.55 / 480 + 1)) * 480.
  private func resisted(_ distance: CGFloat) -> CGFloat {
    let factor: CGFloat = distance * 0.55 / 480 + 1
    return (1 - 1 / factor) * 480
  }

  @Test("A sheet follows the finger between its detents, and its content gets higher")
  func follows() {
    withHeldClock { clock in
      present()
      #expect(top == 245)
      // The first 10 points are needed to recognize the drag.
      drag(from: 300, to: 190, by: clock, lifts: false)
      #expect(top == 145)
      #expect(card.view.bounds.height == 335)
      finger.lift()
      clock.advance(by: 1)
    }
  }

  @Test("A lifted sheet settles at the nearest detent and reports it")
  func settles() {
    withHeldClock { clock in
      present()
      drag(from: 300, to: 130, by: clock)
      // 245 - 160 = 85 is nearer to 10 than to 245.
      #expect(top == 10)
      #expect(sheet?.selectedDetentIdentifier == .large)
      #expect(delegate.calls == ["changed large"])
      drag(from: 100, to: 180, by: clock)
      #expect(top == 10)
      drag(from: 100, to: 270, by: clock)
      #expect(top == 245)
      #expect(delegate.calls == ["changed large", "changed medium"])
    }
  }

  @Test("Above the largest detent a sheet moves with resistance")
  func resistance() {
    withHeldClock { clock in
      sheet?.selectedDetentIdentifier = .large
      present()
      drag(from: 200, to: 90, by: clock, lifts: false)
      let offset = resisted(100)
      #expect(abs(top - (10 - offset)) < 0.01)
      finger.lift()
      clock.advance(by: 1)
      #expect(top == 10)
    }
  }

  @Test("A sheet that is dragged more than half below its smallest detent is dismissed")
  func dismissed() {
    withHeldClock { clock in
      present()
      // Half is (245 + 480) / 2 = 362.5, a distance of 117.5.
      drag(from: 280, to: 400, by: clock)
      #expect(root.presentedViewController === card)
      #expect(top == 245)
      #expect(delegate.calls.isEmpty)
      drag(from: 280, to: 410, by: clock)
      #expect(root.presentedViewController == nil)
      #expect(delegate.calls == ["will dismiss", "did dismiss"])
      #expect(card.view.window == nil)
    }
  }

  @Test("A fast drag dismisses from a short distance")
  func flicked() {
    withHeldClock { clock in
      present()
      finger.press(at: CGPoint(x: 160, y: 280))
      for y in [300, 320, 340] {
        clock.advance(by: 0.016)
        finger.move(to: CGPoint(x: 160, y: y))
      }
      finger.lift()
      clock.advance(by: 1)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("A modal sheet resists, reports the attempt, and stays")
  func modal() {
    withHeldClock { clock in
      card.isModalInPresentation = true
      present()
      drag(from: 280, to: 470, by: clock, lifts: false)
      let offset = resisted(180)
      #expect(abs(top - (245 + offset)) < 0.01)
      finger.lift()
      clock.advance(by: 1)
      #expect(top == 245)
      #expect(root.presentedViewController === card)
    }
  }

  @Test("The delegate can refuse the dismissal, and receives the attempt of a fast drag")
  func refused() {
    withHeldClock { clock in
      delegate.permitsDismissal = false
      present()
      finger.press(at: CGPoint(x: 160, y: 280))
      for y in [310, 360, 410, 460] {
        clock.advance(by: 0.02)
        finger.move(to: CGPoint(x: 160, y: y))
      }
      finger.lift()
      clock.advance(by: 1)
      #expect(root.presentedViewController === card)
      #expect(delegate.calls == ["attempt"])
      #expect(top == 245)
    }
  }

  @Test("Content at its top edge expands the sheet, scrolls when it is expanded, and drags it down")
  func scrolling() {
    withHeldClock { clock in
      let scrollView = UIScrollView(frame: card.view.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      card.view.addSubview(scrollView)
      present()
      drag(from: 400, to: 200, by: clock)
      #expect(top == 10)
      #expect(scrollView.contentOffset.y == 0)
      drag(from: 400, to: 300, by: clock)
      #expect(scrollView.contentOffset.y == 90)
      // Content that isn't at its top edge scrolls back.
      drag(from: 200, to: 250, by: clock)
      #expect(top == 10)
      #expect(scrollView.contentOffset.y == 50)
      scrollView.contentOffset = .zero
      drag(from: 100, to: 300, by: clock)
      #expect(top == 245)
      #expect(scrollView.contentOffset.y == 0)
    }
  }

  @Test("Without expansion by scrolling, content scrolls at a small detent")
  func scrollingWithoutExpansion() {
    withHeldClock { clock in
      let scrollView = UIScrollView(frame: card.view.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      card.view.addSubview(scrollView)
      sheet?.prefersScrollingExpandsWhenScrolledToEdge = false
      present()
      drag(from: 400, to: 300, by: clock)
      #expect(top == 245)
      #expect(scrollView.contentOffset.y == 90)
    }
  }

  @Test("Up to the largest undimmed detent, the content below receives touches")
  func undimmed() {
    withHeldClock { clock in
      var taps = 0
      let button = UIButton(
        frame: CGRect(x: 0, y: 0, width: 320, height: 100),
        primaryAction: UIAction { _ in taps += 1 })
      root.view.addSubview(button)
      sheet?.largestUndimmedDetentIdentifier = .medium
      present()
      finger.tap(at: CGPoint(x: 100, y: 50))
      #expect(taps == 1)
      #expect(root.presentedViewController === card)
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
      clock.advance(by: 0.1)
      let moving = card.view.superview?.layer.presentation()?.frame.minY ?? 0
      #expect(moving > 10 && moving < 245)
      clock.advance(by: 1)
      finger.tap(at: CGPoint(x: 100, y: 5))
      clock.advance(by: 1)
      #expect(taps == 1)
      #expect(root.presentedViewController == nil)
    }
  }
}

/// A delegate that logs the changes of a sheet.
@MainActor private final class DragLog: NSObject, UISheetPresentationControllerDelegate {
  var permitsDismissal = true
  private(set) var calls: [String] = []

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { permitsDismissal }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    calls.append("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let isLarge = sheetPresentationController.selectedDetentIdentifier == .large
    calls.append(isLarge ? "changed large" : "changed medium")
  }
}
