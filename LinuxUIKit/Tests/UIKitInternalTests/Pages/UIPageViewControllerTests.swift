import Testing

@testable import UIKit

@MainActor struct UIPageViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let source = PageSource()

  init() {
    window.setDisablesAnimations(true)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("The page fills the view, and its neighbors aren't loaded")
  func first() {
    #expect(pages.viewControllers == [source.pages[0]])
    #expect(source.pages[0].view.window === window)
    #expect(source.pages[0].view.frame.size == CGSize(width: 320, height: 480))
    #expect(!source.pages[1].isViewLoaded)
  }

  @Test("Setting a page replaces the child")
  func replacement() {
    var finished: Bool?
    pages.setViewControllers([source.pages[2]], direction: .forward, animated: false) {
      finished = $0
    }

    #expect(finished == true)
    #expect(pages.children == [source.pages[2]])
    #expect(source.pages[0].view.window == nil)
  }

  @Test("A swipe of more than half a page displays the next one")
  func swipe() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    swipe(from: 300, to: 60)
    settle()

    #expect(pages.viewControllers == [source.pages[1]])
    #expect(source.log == ["will 1", "did from 0 completed true"])
    #expect(pages.children == [source.pages[1]])
  }

  @Test("A short swipe stays at the page")
  func shortSwipe() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    swipe(from: 300, to: 260, pausing: true)
    settle()

    #expect(pages.viewControllers == [source.pages[0]])
    #expect(source.log == ["will 1", "did from 0 completed false"])
  }

  @Test("In right-to-left layouts a swipe to the right displays the next page")
  func rightToLeft() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    for view in [pages.view] + pages.view.subviews {
      view?.semanticContentAttribute = .forceRightToLeft
    }
    swipe(from: 60, to: 300)
    settle()
    #expect(pages.viewControllers == [source.pages[1]])
    swipe(from: 300, to: 60)
    settle()
    #expect(pages.viewControllers == [source.pages[0]])
  }

  @Test("Vertical pages follow a swipe up, and their spacing is between them")
  func vertical() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let vertical = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical,
      options: [.interPageSpacing: 20])
    vertical.dataSource = source
    vertical.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    window.rootViewController = vertical
    window.layoutIfNeeded()
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 160, y: 400))
    for y in [380, 300, 200] {
      FrameClock.shared.advance(by: 0.05)
      finger.move(to: CGPoint(x: 160, y: y))
    }
    let (first, second) = (source.pages[1].view.frame, source.pages[2].view.frame)
    #expect(first.size == CGSize(width: 320, height: 480))
    #expect(second.minY - first.maxY == 20)
    finger.lift()
    settle()
    #expect(vertical.viewControllers == [source.pages[2]])
  }

  private func swipe(from start: CGFloat, to end: CGFloat, pausing: Bool = false) {
    let clock = FrameClock.shared
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: start, y: 200))
    for step in 1...6 {
      clock.advance(by: 1.0 / 60)
      finger.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / 6, y: 200))
    }
    if pausing { clock.advance(by: 0.5) }
    finger.move(to: CGPoint(x: end, y: 200))
    finger.lift()
  }

  private func settle() {
    for _ in 0..<240 { FrameClock.shared.advance(by: 1.0 / 60) }
  }
}

private final class PageSource: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages = (0..<3).map { _ in UIViewController() }
  private(set) var log: [String] = []

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(index(viewController) - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(index(viewController) + 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log += pendingViewControllers.map { "will \(index($0))" }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log += previousViewControllers.map { "did from \(index($0)) completed \(completed)" }
  }

  private func index(_ page: UIViewController) -> Int { pages.firstIndex(of: page) ?? -2 }

  private func page(_ index: Int) -> UIViewController? {
    pages.indices.contains(index) ? pages[index] : nil
  }
}
