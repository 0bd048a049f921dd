import TestSupport
import Testing
import UIKit

/// The bars of a navigation controller that a finger, the keyboard or the height hides.
@MainActor struct BarHidingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screen = UIViewController()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation: UINavigationController

  init() {
    screen.title = "Stations"
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    screen.view = scrollView
    screen.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: nil)]
    navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func drag(from start: CGFloat, to end: CGFloat, by clock: HeldClock) {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 160, y: start))
    for step in 1...8 {
      clock.advance(by: 0.05)
      finger.move(to: CGPoint(x: 160, y: start + (end - start) * CGFloat(step) / 8))
    }
    finger.lift()
    clock.advance(by: 1)
  }

  @Test("A swipe up hides both bars while the content scrolls, a swipe down shows them")
  func swipe() {
    withHeldClock { clock in
      navigation.hidesBarsOnSwipe = true
      drag(from: 300, to: 200, by: clock)
      #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
      #expect(scrollView.contentOffset.y > 0)
      drag(from: 200, to: 300, by: clock)
      #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }
  }

  @Test("Without the option, a swipe hides nothing; a hidden toolbar stays hidden")
  func options() {
    withHeldClock { clock in
      drag(from: 300, to: 200, by: clock)
      #expect(!navigation.isNavigationBarHidden)
      navigation.isToolbarHidden = true
      navigation.hidesBarsOnSwipe = true
      drag(from: 300, to: 200, by: clock)
      drag(from: 200, to: 300, by: clock)
      #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    }
  }

  @Test("A tap on the content toggles the bars, a tap on a control doesn't")
  func tap() {
    withHeldClock { clock in
      navigation.hidesBarsOnTap = true
      let button = UIButton(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
      scrollView.addSubview(button)
      let finger = Finger(on: window)
      finger.tap(at: CGPoint(x: 160, y: 370))
      clock.advance(by: 1)
      #expect(!navigation.isNavigationBarHidden)
      finger.tap(at: CGPoint(x: 160, y: 200))
      clock.advance(by: 1)
      #expect(navigation.isNavigationBarHidden)
      finger.tap(at: CGPoint(x: 160, y: 200))
      clock.advance(by: 1)
      #expect(!navigation.isNavigationBarHidden)
    }
  }

  @Test("The keyboard hides the bars when it appears")
  func keyboard() {
    withHeldClock { clock in
      navigation.hidesBarsWhenKeyboardAppears = true
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: UIScreen.main)
      clock.advance(by: 1)
      #expect(navigation.isNavigationBarHidden)
    }
  }

  private func turn(_ verticalSizeClass: UIUserInterfaceSizeClass) {
    let container = window.rootViewController
    container?.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: verticalSizeClass), forChild: navigation)
    window.layoutIfNeeded()
  }

  private func embed() {
    let container = UIViewController()
    window.rootViewController = container
    container.addChild(navigation)
    navigation.view.frame = container.view.bounds
    container.view.addSubview(navigation.view)
    navigation.didMove(toParent: container)
    window.layoutIfNeeded()
  }

  @Test("In compact height bars are 32 points high, and titles aren't large")
  func compact() {
    embed()
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    turn(.compact)
    #expect(navigation.navigationBar.frame.height == 32)
    #expect(navigation.toolbar.frame.height == 32)
    #expect(screen.view.safeAreaInsets.top == 32 && screen.view.safeAreaInsets.bottom == 32)
    turn(.regular)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(navigation.toolbar.frame.height == 44)
  }

  @Test("Bars that are hidden in compact height return in regular height")
  func compactHeight() {
    embed()
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(!navigation.isNavigationBarHidden)
    turn(.compact)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    turn(.regular)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test("A prompt adds 30 points above the title")
  func prompt() throws {
    screen.navigationItem.prompt = "Tap a station"
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 74)
    #expect(screen.view.safeAreaInsets.top == 74)
    let labels = navigation.navigationBar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    let prompt = try #require(labels.first { $0.text == "Tap a station" })
    let title = try #require(labels.first { $0.text == "Stations" })
    #expect(prompt.frame.maxY <= 30 && abs(prompt.frame.midX - 160) < 1)
    #expect(title.frame.minY >= 30 && abs(title.frame.midY - 52) < 1)
  }
}
