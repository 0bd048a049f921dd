import TestSupport
import Testing

@testable import UIKit

/// Presentations, pushes and pops frame by frame, in a window of 320 by 480 points without safe area.
@MainActor @Suite("Motion of presentations", .serialized) struct PresentationMotionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let card = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Runs a test with settings of the user.
  private func with(_ settings: AccessibilitySetting..., body: (HeldClock) throws -> Void) rethrows
  {
    try with(settings, body: body)
  }

  private func with(_ settings: [AccessibilitySetting], body: (HeldClock) throws -> Void) rethrows {
    for setting in settings { AccessibilityState.shared.set(setting, isOn: true) }
    defer { for setting in settings { AccessibilityState.shared.set(setting, isOn: false) } }
    try withHeldClock(body)
  }

  /// The presented opacity of a view with its superviews, up to the window.
  private func opacity(of view: UIView) -> Double {
    sequence(first: view, next: \.superview).prefix { $0 !== window }
      .reduce(1) { $0 * Double($1.layer.presentation()?.opacity ?? .nan) }
  }

  /// The presented transforms of a view and its superviews, up to the window.
  private func transform(of view: UIView) -> CGAffineTransform {
    sequence(first: view, next: \.superview).prefix { $0 !== window }
      .reduce(.identity) {
        $0.concatenating($1.layer.presentation()?.affineTransform() ?? .identity)
      }
  }

  // MARK: Movements

  @Test("A sheet slides in with a critically damped spring of half a second")
  func sheet() {
    withHeldClock { clock in
      navigation.present(card, animated: true)
      // It begins at the lower edge, 470 points below its top at 10.
      for step in 1...5 {
        clock.advance(by: 0.1)
        let expected = 470 * (1 - Motion.spring(Double(step) / 5))
        #expect(abs(transform(of: card.view).ty - expected) < 0.05)
      }
      #expect(opacity(of: card.view) == 1)
    }
  }

  @Test(
    "A full screen and an action sheet slide in with a spring of 0.5 and 0.4 seconds",
    arguments: [false, true])
  func fullScreens(isActionSheet: Bool) {
    withHeldClock { clock in
      let screen =
        isActionSheet
        ? UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        : UIViewController()
      if !isActionSheet { screen.modalPresentationStyle = .fullScreen }
      navigation.present(screen, animated: true)
      let (start, duration) = (transform(of: screen.view).ty, isActionSheet ? 0.4 : 0.5)
      #expect(isActionSheet ? start > 50 : start == 480)
      for quarter in 1...4 {
        clock.advance(by: duration / 4)
        let expected = start * (1 - Motion.spring(Double(quarter) / 4))
        #expect(abs(transform(of: screen.view).ty - expected) < 0.05)
      }
      #expect(opacity(of: screen.view) == 1)
    }
  }

  @Test("An alert fades in while it shrinks from 1.15, with a spring of 0.4 seconds")
  func alert() {
    withHeldClock { clock in
      let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
      navigation.present(alert, animated: true)
      #expect(transform(of: alert.view).a == 1.15)
      #expect(opacity(of: alert.view) == 0)
      for step in 1...4 {
        clock.advance(by: 0.1)
        let progress = Motion.spring(Double(step) / 4)
        #expect(abs(transform(of: alert.view).a - (1.15 - 0.15 * progress)) < 0.001)
        #expect(abs(opacity(of: alert.view) - progress) < 0.001)
      }
      navigation.dismiss(animated: true)
      clock.advance(by: 0.1)
      // It does not grow again.
      #expect(transform(of: alert.view).a == 1)
      #expect(abs(opacity(of: alert.view) - (1 - Motion.spring(0.25))) < 0.001)
    }
  }

  // MARK: Preferences

  @Test(
    "With Reduce Motion an alert fades without a change of its size, cross-fades preferred or not",
    arguments: [[AccessibilitySetting.reduceMotion], [.reduceMotion, .crossFadeTransitions]])
  func reducedAlert(settings: [AccessibilitySetting]) {
    with(settings) { clock in
      let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
      navigation.present(alert, animated: true)
      #expect(transform(of: alert.view) == .identity)
      clock.advance(by: 0.1)
      #expect(abs(opacity(of: alert.view) - Motion.spring(0.25)) < 0.001)
    }
  }

  @Test("With Reduce Motion alone, sheets and pushes slide")
  func reducedMotionAlone() {
    with(.reduceMotion) { clock in
      navigation.pushViewController(card, animated: true)
      clock.advance(by: 0.175)
      #expect(abs(transform(of: card.view).tx - 160) < 0.01)
      clock.advance(by: 0.3)
      let sheet = UIViewController()
      navigation.present(sheet, animated: true)
      #expect(transform(of: sheet.view).ty == 470)
    }
  }

  @Test("With Prefer Cross-Fade Transitions too, a sheet fades in and out where it is")
  func fadingSheet() {
    with(.reduceMotion, .crossFadeTransitions) { clock in
      navigation.present(card, animated: true)
      #expect(transform(of: card.view) == .identity)
      clock.advance(by: 0.1)
      #expect(abs(opacity(of: card.view) - Motion.spring(0.2)) < 0.001)
      clock.advance(by: 0.5)
      #expect(opacity(of: card.view) == 1)
      navigation.dismiss(animated: true)
      clock.advance(by: 0.1)
      #expect(transform(of: card.view) == .identity)
      #expect(abs(opacity(of: card.view) - (1 - Motion.spring(0.2))) < 0.001)
      clock.advance(by: 0.5)
      #expect(card.view.window == nil)
      #expect(card.view.alpha == 1)
    }
  }

  @Test("With Prefer Cross-Fade Transitions too, an action sheet fades in where it is")
  func fadingActionSheet() {
    with(.reduceMotion, .crossFadeTransitions) { clock in
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
      navigation.present(alert, animated: true)
      #expect(transform(of: alert.view) == .identity)
      clock.advance(by: 0.1)
      #expect(abs(opacity(of: alert.view) - Motion.spring(0.25)) < 0.001)
    }
  }

  @Test("A pop by a finger follows it, whatever the user prefers")
  func interactivePop() {
    with(.reduceMotion, .crossFadeTransitions) { clock in
      navigation.pushViewController(card, animated: false)
      window.layoutIfNeeded()
      let finger = Finger(on: window)
      finger.press(at: CGPoint(x: 5, y: 240))
      for step in 1...8 {
        clock.advance(by: 0.05)
        finger.move(to: CGPoint(x: 5 + 170 * CGFloat(step) / 8, y: 240))
      }
      // The first 10 points are needed to recognize the drag: 160 of 320 points remain.
      #expect(abs(transform(of: card.view).tx - 160) < 3.2)
      #expect(opacity(of: card.view) == 1)
      finger.lift()
      clock.advance(by: 0.5)
    }
  }

  @Test("A pushed view fades in above the other, and a popped one fades out")
  func fadingPush() {
    with(.reduceMotion, .crossFadeTransitions) { clock in
      navigation.pushViewController(card, animated: true)
      #expect(transform(of: card.view) == .identity)
      #expect(opacity(of: card.view) == 0)
      clock.advance(by: 0.0875)
      #expect(abs(opacity(of: card.view) - Motion.easeInOut(0.25)) < 0.001)
      #expect(opacity(of: root.view) == 1)
      #expect(transform(of: root.view) == .identity)
      clock.advance(by: 0.3)
      #expect(opacity(of: card.view) == 1)
      #expect(root.view.window == nil)

      navigation.popViewController(animated: true)
      clock.advance(by: 0.0875)
      #expect(abs(opacity(of: card.view) - (1 - Motion.easeInOut(0.25))) < 0.001)
      clock.advance(by: 0.3)
      #expect(card.view.window == nil)
      #expect(card.view.alpha == 1)
      #expect(opacity(of: root.view) == 1)
    }
  }
}
