import Testing
import UIKit

/// Tests the safe areas and margins of root views (uikit.md, 3.3).
@MainActor struct UIViewControllerInsetsTests {
  private let log = LifecycleLog()

  @Test("Additional insets are part of the view's safe area; the view is notified first")
  func additionalInsets() {
    let controller = LoggingController(log)
    let window = show(controller, width: 320)
    log.calls = []

    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    window.layoutIfNeeded()

    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2))
    #expect(
      log.calls.prefix(3) == [
        "safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
      ])
  }

  @Test("Negative additional insets end at zero")
  func negativeInsets() {
    let controller = UIViewController()
    let window = show(controller, width: 320)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: -10, left: 0, bottom: 5, right: 0)
    window.layoutIfNeeded()

    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0))
  }

  @Test("A subview adopts the insets that overlap it")
  func subview() {
    let controller = UIViewController()
    let window = show(controller, width: 320)
    controller.additionalSafeAreaInsets.top = 44
    let inner = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 100))
    controller.view.addSubview(inner)
    window.layoutIfNeeded()

    // The top edge is 30 points down, so 44 - 30 = 14 remain.
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
  }

  @Test(
    "Root views have margins of 16 at the sides, and of 20 from 414 points on",
    arguments: [
      (320, 16), (413, 16), (414, 20), (1024, 20),
    ])
  func systemMargins(width: CGFloat, side: CGFloat) {
    let controller = UIViewController()
    let window = show(controller, width: width)

    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    #expect(window.rootViewController === controller)
  }

  @Test("Without the system's minimum margins, a root view has margins of 8")
  func withoutSystemMargins() {
    let controller = UIViewController()
    _ = show(controller, width: 320)
    controller.viewRespectsSystemMinimumLayoutMargins = false

    #expect(controller.view.layoutMargins.left == 8)
    #expect(controller.view.layoutMargins.right == 8)
  }

  private func show(_ controller: UIViewController, width: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}
