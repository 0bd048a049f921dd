import Testing
import UIKit

/// A scroll view that fills a controller's view in a window, with a safe area of 50 points at the
/// top and 20 at the bottom.
@MainActor struct ContentInsetAdjustmentTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))

  private func show(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, contentHeight: CGFloat
  ) -> UIEdgeInsets {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    window.rootViewController = controller
    window.isHidden = false
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = CGSize(width: 100, height: contentHeight)
    controller.view.frame = window.bounds
    controller.view.addSubview(scrollView)
    window.layoutIfNeeded()
    // The window's own safe area is added to the controller's.
    let own = scrollView.safeAreaInsets
    #expect(own.top >= 50 && own.bottom >= 20)
    return scrollView.adjustedContentInset
  }

  @Test("Content that scrolls gets the safe area of its axis, and begins below it")
  func automaticScrolling() {
    let inset = show(.automatic, contentHeight: 1_000)

    #expect(inset == scrollView.safeAreaInsets)
    #expect(scrollView.contentOffset.y == -inset.top)
  }

  @Test("Content that fits gets no insets, unless it always bounces")
  func automaticFitting() {
    #expect(show(.automatic, contentHeight: 10) == .zero)
    scrollView.alwaysBounceVertical = true
    #expect(scrollView.adjustedContentInset.top == scrollView.safeAreaInsets.top)
  }

  @Test("The behaviors always and never ignore the content")
  func alwaysAndNever() {
    #expect(show(.always, contentHeight: 10) == scrollView.safeAreaInsets)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == .zero)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("The content's own insets are added")
  func ownInsets() {
    scrollView.contentInset.top = 5
    let inset = show(.always, contentHeight: 10)

    #expect(inset.top == scrollView.safeAreaInsets.top + 5)
  }
}
