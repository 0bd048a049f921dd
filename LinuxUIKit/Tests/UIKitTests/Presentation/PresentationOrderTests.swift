import TestSupport
import Testing
import UIKit

/// The appearance callbacks of presenting and presented controllers.
@MainActor struct PresentationOrderTests {
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

  @Test("Under a page sheet, the screen below stays and gets no appearance callbacks")
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

  @Test("An animation runs between the will and did callbacks")
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

  @Test("A screen that dismisses itself in viewDidAppear completes presentation, then dismissal")
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

  @Test("A screen that is being covered when the window gets another root has disappeared")
  func rootExchanged() {
    withHeldClock { clock in
      over.modalPresentationStyle = .fullScreen
      root.present(over, animated: true)
      clock.advance(by: 0.1)
      log.calls = []
      window.rootViewController = UIViewController()
      #expect(steps().filter { $0.hasPrefix("root") } == ["root viewDidDisappear"])
      clock.advance(by: 1)
    }
  }

  @Test("Of two screens that are dismissed together, only the upper one is animated")
  func flags() {
    withHeldClock { clock in
      let (lower, upper) = (FlagController(), FlagController())
      root.present(lower, animated: false)
      window.layoutIfNeeded()
      lower.present(upper, animated: false)
      window.layoutIfNeeded()
      root.dismiss(animated: true)
      #expect(upper.flags == [true])
      #expect(lower.flags == [false])
      clock.advance(by: 0.6)
      #expect(upper.flags == [true, true])
      #expect(lower.flags == [false, false])
    }
  }

  @Test("Hiding the window calls disappearance of the visible screen, and showing it appearance")
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

  @Test("A screen covered by a full screen does not appear when the window is shown again")
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

  /// The logged loading, appearance, and disappearance callbacks, and the completion handlers.
  private func steps() -> [String] {
    log.calls.filter { call in
      ["viewDidLoad", "Appear", "Appearing", "Disappear", "came", "went"]
        .contains { call.hasSuffix($0) }
    }
  }
}

/// A controller that records whether its disappearance is animated.
private final class FlagController: UIViewController {
  var flags: [Bool] = []

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    flags.append(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    flags.append(animated)
  }
}

/// A controller that dismisses itself as soon as it has appeared.
private final class HastyController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    dismiss(animated: false)
  }
}
