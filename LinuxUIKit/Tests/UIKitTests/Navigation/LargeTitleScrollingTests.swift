import Testing
import UIKit

/// Tests that the large title follows the scroll view over 52 points (uikit.md, 3.2).
@MainActor struct LargeTitleScrollingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let scrollView = UIScrollView()
  private let navigation: UINavigationController

  init() {
    let screen = UIViewController()
    screen.title = "Title"
    screen.view = scrollView
    scrollView.contentSize = CGSize(width: 375, height: 2_000)
    navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("At the top the large title is expanded and the content begins below it")
  func open() {
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(scrollView.adjustedContentInset.top == 96)
    #expect(scrollView.contentOffset.y == -96)
  }

  @Test(
    "Scrolling collapses the title point by point",
    arguments: [
      (0, 96), (1, 95), (20, 76), (51, 45), (52, 44), (53, 44), (500, 44),
    ])
  func closing(distance: CGFloat, height: CGFloat) {
    scroll(to: -96 + distance)

    #expect(navigation.navigationBar.frame.height == height)
    #expect(scrollView.contentOffset.y == -96 + distance)
    #expect(scrollView.adjustedContentInset.top == height)
  }

  @Test("Scrolling back expands it again")
  func reopening() {
    for offset: CGFloat in [-60, 300, -50, -80, -96] { scroll(to: offset) }

    #expect(navigation.navigationBar.frame.height == 96)
    #expect(scrollView.contentOffset.y == -96)
  }

  @Test("Pulling down doesn't change the title")
  func pulling() {
    scroll(to: -150)

    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test("A content scroll view that is set is tracked, wherever it is")
  func namedScrollView() {
    let (screen, inner) = (UIViewController(), UIScrollView())
    screen.title = "Named"
    let wrapper = UIView(frame: screen.view.bounds)
    wrapper.addSubview(inner)
    screen.view.addSubview(wrapper)
    inner.frame = wrapper.bounds
    inner.contentSize = CGSize(width: 375, height: 2_000)
    screen.setContentScrollView(inner, for: .top)
    navigation.pushViewController(screen, animated: false)
    window.layoutIfNeeded()

    inner.contentOffset.y = -66
    window.layoutIfNeeded()

    #expect(screen.contentScrollView(for: .top) === inner)
    #expect(screen.contentScrollView(for: .bottom) == nil)
    #expect(navigation.navigationBar.frame.height == 66)
  }

  private func scroll(to offset: CGFloat) {
    scrollView.contentOffset.y = offset
    window.layoutIfNeeded()
  }
}
