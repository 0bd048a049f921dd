import Testing
import UIKit

/// Heights are those of uikit.md 3.2: 44, and 52 more with a large title.
@MainActor @Suite struct UINavigationBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let screen = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: screen)
    screen.title = "Title"
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("A screen lies under the bar and counts it as unsafe")
  func safeArea() {
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
  }

  @Test("The bar lies below the unsafe area around the navigation controller")
  func outerSafeArea() {
    navigation.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()

    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
  }

  @Test("Additional insets of the screen come on top of the bar")
  func additionalInsets() {
    screen.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()

    #expect(screen.view.safeAreaInsets.top == 54)
  }

  @Test("A hidden bar takes no room")
  func hidden() {
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.isNavigationBarHidden)
    #expect(screen.view.safeAreaInsets == .zero)

    navigation.isNavigationBarHidden = false
    window.layoutIfNeeded()

    #expect(screen.view.safeAreaInsets.top == 44)
  }

  @Test("A screen that does not extend to the top begins below the bar")
  func belowBar() {
    screen.edgesForExtendedLayout = []
    window.layoutIfNeeded()

    #expect(screen.view.frame == CGRect(x: 0, y: 44, width: 375, height: 623))
    #expect(screen.view.safeAreaInsets == .zero)
  }

  @Test("A large title adds 52 points")
  func largeTitle() {
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()

    #expect(navigation.navigationBar.frame.height == 96)
    #expect(screen.view.safeAreaInsets.top == 96)
  }

  @Test("A screen may want no large title, and the next one follows it")
  func largeTitleModes() {
    navigation.navigationBar.prefersLargeTitles = true
    screen.navigationItem.largeTitleDisplayMode = .never
    let next = UIViewController()
    next.title = "Next"
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)

    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    next.navigationItem.largeTitleDisplayMode = .always
    window.layoutIfNeeded()

    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test("The bar says how high it wants to be")
  func fittingHeight() {
    let bar = UINavigationBar()
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 44))
  }
}
