import TestSupport
import Testing
import UIKit

/// What controllers are told while one is presented over the other.
@MainActor @Suite struct PresentationOrderTests {
  private let log = LifecycleLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root: LoggingController
  private let over: LoggingController

  init() {
    root = LoggingController("root", log)
    over = LoggingController("over", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    log.calls = []
  }

  @Test("Under a page the screen below stays, and hears nothing")
  func page() {
    root.present(over, animated: false) { log.calls.append("came") }
    window.layoutIfNeeded()
    #expect(
      steps() == [
        "over viewDidLoad", "over viewWillAppear", "over viewIsAppearing", "over viewDidAppear",
        "came",
      ])
    log.calls = []
    over.dismiss(animated: false) { log.calls.append("went") }
    window.layoutIfNeeded()
    #expect(steps() == ["over viewWillDisappear", "over viewDidDisappear", "went"])
  }

  @Test("Under a full screen the screen below disappears, and appears again")
  func fullScreen() {
    over.modalPresentationStyle = .fullScreen
    root.present(over, animated: false) { log.calls.append("came") }
    window.layoutIfNeeded()
    #expect(
      steps() == [
        "over viewDidLoad", "root viewWillDisappear", "over viewWillAppear", "over viewIsAppearing",
        "over viewDidAppear", "root viewDidDisappear", "came",
      ])
    log.calls = []
    over.dismiss(animated: false) { log.calls.append("went") }
    window.layoutIfNeeded()
    #expect(
      steps() == [
        "over viewWillDisappear", "root viewWillAppear", "root viewIsAppearing",
        "root viewDidAppear", "over viewDidDisappear", "went",
      ])
  }

  @Test("A movement stands between will and did")
  func animated() {
    withHeldClock { clock in
      over.modalPresentationStyle = .fullScreen
      root.present(over, animated: true)
      clock.advance(by: 0.4)
      #expect(
        steps() == [
          "over viewDidLoad", "root viewWillDisappear", "over viewWillAppear",
          "over viewIsAppearing",
        ])
      clock.advance(by: 0.2)
      #expect(steps().suffix(2) == ["over viewDidAppear", "root viewDidDisappear"])
    }
  }

  @Test("A screen that dismisses itself as soon as it has appeared comes first and then goes")
  func dismissedAtOnce() {
    let hasty = HastyController()
    hasty.modalPresentationStyle = .fullScreen
    root.present(hasty, animated: false)
    for _ in 0..<4 { window.layoutIfNeeded() }
    #expect(root.presentedViewController == nil)
    #expect(root.view.window === window)
    #expect(
      steps().suffix(3) == ["root viewWillAppear", "root viewIsAppearing", "root viewDidAppear"])
  }

  @Test("Hiding the window hides what is in sight, and showing it shows that again")
  func hiddenWindow() {
    root.present(over, animated: false)
    window.layoutIfNeeded()
    log.calls = []
    window.isHidden = true
    #expect(
      steps() == [
        "root viewWillDisappear", "root viewDidDisappear", "over viewWillDisappear",
        "over viewDidDisappear",
      ])
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(steps().suffix(2) == ["root viewDidAppear", "over viewDidAppear"])
  }

  @Test("What a full screen covers stays out of sight when the window is shown again")
  func coveredWindow() {
    over.modalPresentationStyle = .fullScreen
    root.present(over, animated: false)
    window.layoutIfNeeded()
    log.calls = []
    window.isHidden = true
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(
      steps() == [
        "over viewWillDisappear", "over viewDidDisappear", "over viewWillAppear",
        "over viewIsAppearing", "over viewDidAppear",
      ])
    #expect(root.view.window == nil)
  }

  /// What was logged about loading, appearing and disappearing, and about completions.
  private func steps() -> [String] {
    log.calls.filter { call in
      ["viewDidLoad", "Appear", "Appearing", "Disappear", "came", "went"]
        .contains { call.hasSuffix($0) }
    }
  }
}

/// A screen that goes as soon as it has come.
private final class HastyController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    dismiss(animated: false)
  }
}
