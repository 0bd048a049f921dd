import Testing
import UIKit

/// Tests the order of callbacks given in uikit.md, 9.1 and 3.3.
@MainActor struct UIViewControllerLifecycleTests {
  private let log = LifecycleLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("The view is loaded at the first access, once")
  func loading() {
    let controller = LoggingController(log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)

    _ = controller.view
    controller.loadViewIfNeeded()

    #expect(controller.isViewLoaded)
    #expect(log.calls == ["loadView", "viewDidLoad"])
  }

  @Test("A controller that creates no view gets a plain one without a background color")
  func plainView() {
    let controller = UIViewController()

    #expect(controller.view.backgroundColor == nil)
    #expect(controller.view.next === controller)
  }

  @Test("First display calls loading, appearing, layout, and did-appear callbacks in order")
  func firstShow() {
    window.rootViewController = LoggingController(log)
    #expect(log.calls == [])

    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    #expect(
      log.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "entered window", "viewIsAppearing",
        "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  @Test("The root view fills the window and follows its size")
  func rootFillsWindow() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()

    #expect(controller.view.frame == window.bounds)
    window.frame.size = CGSize(width: 400, height: 300)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test("Leaving the window is disappearing")
  func leaving() {
    window.rootViewController = LoggingController(log)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    log.calls = []

    window.rootViewController = nil

    #expect(log.calls == ["viewWillDisappear", "left window", "viewDidDisappear"])
  }

  @Test("Hiding the window hides the screen, and showing it shows the screen again")
  func hiddenWindow() {
    window.rootViewController = LoggingController(log)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    log.calls = []

    window.isHidden = true
    #expect(log.calls == ["viewWillDisappear", "viewDidDisappear"])
    log.calls = []
    window.isHidden = false
    window.layoutIfNeeded()

    #expect(
      log.calls == [
        "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  @Test("A container can forward appearance manually, and an unfinished transition counts once")
  func manualTransition() {
    let controller = LoggingController(log)
    controller.loadViewIfNeeded()
    log.calls = []

    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(log.calls == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    log.calls = []
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()

    #expect(log.calls == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test("A later layout notifies the controller around layoutSubviews")
  func laterLayout() {
    let controller = LoggingController(log)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    log.calls = []

    controller.view.setNeedsLayout()
    window.layoutIfNeeded()

    #expect(log.calls == ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"])
  }

  @Test("The end of the run-loop turn lays out and completes the appearance")
  func endOfTurn() async {
    window.rootViewController = LoggingController(log)
    window.makeKeyAndVisible()
    // Other tests may have enqueued much on the main actor.
    let end = ContinuousClock.now + .seconds(60)
    while !log.calls.contains("viewDidAppear"), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(1))
    }

    // What other tests change, such as a setting of the device, may have caused another layout since.
    #expect(log.calls.contains("viewDidAppear"), "\(log.calls)")
  }
}
