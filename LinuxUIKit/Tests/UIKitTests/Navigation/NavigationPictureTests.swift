import Testing
import TestSupport
import UIKit

/// Golden pictures of whole screens with a navigation bar, at a scale of 2.
@MainActor struct NavigationPictureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
  private let navigation = UINavigationController()

  init() {
    window.rootViewController = navigation
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
  }

  @Test("Content at the top is below a transparent bar")
  func atRest() {
    show(["Stations", "Platform 7"], scrolledBy: 0)

    expectImage(picture(), named: "at_rest")
  }

  @Test("Scrolled content is visible through the filled bar")
  func scrolled() {
    show(["Stations", "Platform 7"], scrolledBy: 30)

    expectImage(picture(), named: "scrolled")
  }

  @Test("In dark appearance the bar is dark")
  func dark() {
    window.overrideUserInterfaceStyle = .dark
    show(["Stations", "Platform 7"], scrolledBy: 30)

    expectImage(picture(), named: "dark")
  }

  @Test("A large title is below the buttons")
  func largeTitle() {
    navigation.navigationBar.prefersLargeTitles = true
    show(["Stations"], scrolledBy: 0)

    expectImage(picture(), named: "large_title")
  }

  @Test("A collapsing large title slides under the row of buttons")
  func closingTitle() {
    navigation.navigationBar.prefersLargeTitles = true
    show(["Stations"], scrolledBy: 26)

    expectImage(picture(), named: "closing_title")
  }

  @Test("A long title is truncated between the buttons, and the back button loses its title")
  func longTitle() {
    show(["Stations", "Trains that leave the main station within the hour"], scrolledBy: 0)

    expectImage(picture(), named: "long_title")
  }

  private func show(_ titles: [String], scrolledBy distance: CGFloat) {
    navigation.viewControllers = titles.map(screen)
    window.layoutIfNeeded()
    let scrollView = navigation.topViewController?.view as? UIScrollView
    scrollView?.contentOffset.y += distance
    window.layoutIfNeeded()
  }

  private func screen(_ title: String) -> UIViewController {
    let (screen, scrollView) = (UIViewController(), UIScrollView())
    screen.view = scrollView
    screen.title = title
    let add = UIImage(systemName: "plus")
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(image: add),
    ]
    scrollView.contentSize = CGSize(width: 320, height: 1_000)
    for row in 0..<10 {
      let block = UIView(frame: CGRect(x: 16, y: 8 + row * 40, width: 288, height: 32))
      block.backgroundColor = .systemTeal
      scrollView.addSubview(block)
    }
    return screen
  }

  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
  }
}
