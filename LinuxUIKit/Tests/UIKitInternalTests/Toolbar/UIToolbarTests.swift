import Testing

@testable import UIKit

/// Tests of toolbars: 44 points high, with margins of 16 points and gaps of 8 (uikit.md, 3.2).
@MainActor struct UIToolbarTests {
  @Test("Flexible spaces share the remaining width, and fixed ones keep theirs")
  func spaces() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let views = [40, 40, 40].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
    toolbar.items = [
      UIBarButtonItem(customView: views[0]), .flexibleSpace(),
      UIBarButtonItem(customView: views[1]), .fixedSpace(30),
      UIBarButtonItem(customView: views[2]),
    ]
    toolbar.layoutIfNeeded()

    // 320 - 2 * 16 - 3 * 40 - 30 = 138 remain for the flexible space: the second button is at
    // 16 + 40 + 138 = 194, the third at 194 + 40 + 30 = 264.
    #expect(views.map(\.frame.minX) == [16, 194, 264])
    #expect(views.map(\.frame.minY) == [12, 12, 12])
  }

  @Test("Buttons without a space between them have a gap of 8 points")
  func gap() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let views = [40, 50].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
    toolbar.items = views.map(UIBarButtonItem.init(customView:))
    toolbar.layoutIfNeeded()

    // 16 + 40 + 8 = 64.
    #expect(views.map(\.frame.minX) == [16, 64])
  }

  @Test("In right-to-left layouts the first item is on the right")
  func rightToLeft() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.semanticContentAttribute = .forceRightToLeft
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    toolbar.items = [UIBarButtonItem(customView: view)]
    toolbar.layoutIfNeeded()

    #expect(view.frame.minX == CGFloat(320 - 16 - 40))
  }

  @Test("A navigation controller shows the items of the top view controller above the bottom edge")
  func navigation() {
    let (window, navigation, first) = display()
    var taps = 0
    first.toolbarItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in taps += 1 })
    ]
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()

    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 480 - 44, width: 320, height: 44))
    #expect(first.view.safeAreaInsets.bottom == 44)
    Finger(on: window).tap(at: CGPoint(x: 20, y: 480 - 22))
    #expect(taps == 1)
  }

  @Test("A pushed view controller brings its own items, and may hide the toolbar")
  func pushed() {
    let (window, navigation, first) = display()
    first.toolbarItems = [UIBarButtonItem(title: "First")]
    navigation.isToolbarHidden = false
    let second = UIViewController()
    second.toolbarItems = [UIBarButtonItem(title: "Second")]
    navigation.pushViewController(second, animated: false)
    #expect(navigation.toolbar.items?.map(\.title) == ["Second"])

    let third = UIViewController()
    third.hidesBottomBarWhenPushed = true
    navigation.pushViewController(third, animated: false)
    window.layoutIfNeeded()
    #expect(third.view.safeAreaInsets.bottom == 0)
    #expect(navigation.toolbar.frame.minY >= 480)

    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.items?.map(\.title) == ["First"])
    #expect(first.view.safeAreaInsets.bottom == 44)
  }

  private func display() -> (UIWindow, UINavigationController, UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, navigation, first)
  }
}
