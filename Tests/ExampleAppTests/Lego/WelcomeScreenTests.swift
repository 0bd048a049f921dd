import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct WelcomeScreenTests {
  private let controller = WelcomeScreen()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let screen: Screen

  init() {
    navigation.pushViewController(controller, animated: false)
    screen = Screen(
      navigation, size: CGSize(width: 390, height: 700), traits: UITraitCollection(displayScale: 1))
  }

  private var dots: UIPageControl? { controller.view.firstDescendant(UIPageControl.self) }

  private func swipe(by distance: CGFloat) {
    let start = CGPoint(x: distance < 0 ? 350 : 40, y: 300)
    screen.fling(from: start, to: CGPoint(x: start.x + distance, y: start.y))
  }

  @Test("A swipe displays the next page and its dot, and a swipe back the first ones")
  func swipe() throws {
    #expect(screen.text.contains("Welcome aboard"))
    #expect(dots?.numberOfPages == 3)
    swipe(by: -300)
    #expect(screen.text.contains("Tides"))
    #expect(dots?.currentPage == 1)

    swipe(by: 300)
    #expect(screen.text.contains("Welcome aboard"))
    #expect(dots?.currentPage == 0)
  }

  @Test("The button leads from page to page, and from the last one to the plans")
  func button() throws {
    try screen.tap("Continue")
    #expect(dots?.currentPage == 1)
    try screen.tap("Continue")
    #expect(screen.text.contains("Your crew"))
    #expect(dots?.currentPage == 2)
    expectImage(screen.image(), named: "welcome_last")
    try screen.tap("Get Started")

    #expect(navigation.topViewController is PaywallScreen)
  }

  @Test("Skip leads to the plans, and is not displayed on the last page") func skip() throws {
    swipe(by: -300)
    swipe(by: -300)
    #expect(!screen.tappableTexts.contains("Skip"))
    swipe(by: 300)
    try screen.tap("Skip")
    #expect(navigation.topViewController is PaywallScreen)
  }

  @Test("A page that is half left moves by half of the parallax, and not with reduced motion")
  func parallax() throws {
    let cell = try #require(controller.view.descendants(UICollectionViewCell.self).first)
    #expect(cell.transform == .identity)
    let scroller = try #require(cell.superview as? UIScrollView)
    scroller.contentOffset.x = 195
    screen.settle()
    // The centers of the page and of the screen, both 390 points wide, have a distance of 195:
    // 120 * 195 / ((390 + 390) / 2) towards the center.
    #expect(abs(cell.transform.tx - 60) < 1e-9)
    screen.withReducedMotion { #expect(cell.transform == .identity) }
  }

  @Test("An audit of the pages finds no issue but contrast") func accessibility() {
    #expect(screen.issuesBesideContrast == [])
  }

  @Test("A rotation keeps the page")
  func rotation() throws {
    try screen.tap("Continue")
    screen.resize(to: CGSize(width: 700, height: 390))

    #expect(screen.text.contains("Tides"))
    #expect(dots?.currentPage == 1)
  }
}
