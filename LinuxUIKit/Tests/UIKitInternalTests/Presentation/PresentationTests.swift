import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The presentation animation (uikit.md, 8.1), in a window with a height of 480 points.
@MainActor struct PresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let sheet = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// The distance of the sheet from its final position.
  private var distance: CGFloat? {
    (sheet.view.superview?.layer.presentation()?.affineTransform().ty).map { CGFloat($0) }
  }

  @Test("A page sheet slides up from the bottom as a critically damped spring")
  func slide() {
    withHeldClock { clock in
      root.present(sheet, animated: true)
      #expect(distance == 470)
      clock.advance(by: 0.25)
      // A critically damped spring that settles within 0.5 s (uikit.md, 8.2): w 0.5 = 9.23341.
      let phase = 9.23341 / 2
      let expected = 470 * (1 + phase) * exp(-phase)
      #expect(abs((distance ?? 0) - expected) < 0.01)
      clock.advance(by: 0.25)
      #expect(distance == 0)
    }
  }

  @Test("A touch outside a sheet dismisses it, unless interactive dismissal is disabled")
  func touchBeside() {
    sheet.isModalInPresentation = true
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    Finger(on: window).tap(at: CGPoint(x: 160, y: 5))
    #expect(!sheet.isBeingDismissed)
    sheet.isModalInPresentation = false
    Finger(on: window).tap(at: CGPoint(x: 160, y: 5))
    #expect(sheet.isBeingDismissed || sheet.presentingViewController == nil)
  }

  @Test("Refused presentations log Apple's messages")
  func texts() {
    let busy = PresentationMistake.busy(presented: "A", presenter: "B", asked: "C", current: "D")
    #expect(
      busy.description
        == "Attempt to present A on B (from C) which is already presenting D.")
    let lost = PresentationMistake.noWindow(presented: "A", presenter: "B", asked: "B")
    #expect(
      lost.description
        == "Attempt to present A on B (from B) whose view is not in the window hierarchy.")
  }

  @Test("A presented view controller can't be presented a second time")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let windows = [UIWindow(frame: .zero), UIWindow(frame: .zero)]
        let sheet = UIViewController()
        for window in windows {
          let root = UIViewController()
          window.rootViewController = root
          window.isHidden = false
          root.present(sheet, animated: false)
        }
      }
    }
  }
}
