import Testing
import UIKit

/// Tests navigation bars with the heights of uikit.md, 3.2: 44, and 52 more with a large title.
@MainActor struct UINavigationBarTests {
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

  @Test("A screen extends under the bar, which is part of its unsafe area")
  func safeArea() {
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
  }

  @Test("The bar is below the unsafe area of the navigation controller's container")
  func outerSafeArea() {
    navigation.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()

    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
  }

  @Test("Additional insets of the screen are added to the bar's height")
  func additionalInsets() {
    screen.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()

    #expect(screen.view.safeAreaInsets.top == 54)
  }

  @Test("A hidden bar occupies no space")
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

  @Test("A screen can disable its large title, and the next one follows it")
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

  @Test("A title view stays visible with a large title, the inline title does not")
  func titleViewBesideLargeTitle() throws {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.navigationItem.titleView = badge
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(!badge.isHidden)

    screen.navigationItem.titleView = nil
    window.layoutIfNeeded()
    let shown = labels(in: navigation.navigationBar).filter { !$0.isHidden }
    // The large title alone: bold, 34 points.
    #expect(shown.map(\.font.pointSize) == [34])
  }

  @Test("Title views are as large as their constraints, arranged views or frames say")
  func titleViewSizes() {
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrain(constrained, to: CGSize(width: 120, height: 30))
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.spacing = 5
    constrain(stack.arrangedSubviews[0], to: CGSize(width: 10, height: 16))
    constrain(stack.arrangedSubviews[1], to: CGSize(width: 20, height: 16))
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    framed.addSubview(dot)
    dot.centerXAnchor.constraint(equalTo: framed.centerXAnchor).isActive = true

    // 10 and 20 points with 5 between them.
    for (view, width, height) in [(constrained, 120, 30), (stack, 35, 16), (framed, 100, 24)] {
      screen.navigationItem.titleView = view
      for _ in 0..<2 {
        navigation.navigationBar.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: width, height: height))
        // In the center, up to the rounding to one of two pixels of 1/2 or 1/3 of a point.
        let center = view.convert(CGPoint(x: CGFloat(width) / 2, y: 0), to: nil).x
        #expect(abs(center - 187.5) < 0.5)
      }
    }
  }

  private func constrain(_ view: UIView, to size: CGSize) {
    view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
    view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
  }

  @Test("A large title ends 16 points before the bar does")
  func longLargeTitle() throws {
    screen.title = String(repeating: "Long words ", count: 20)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    let large = try #require(
      labels(in: navigation.navigationBar).first { $0.font.pointSize == 34 })
    let frame = large.convert(large.bounds, to: nil)
    #expect(frame.minX == 16)
    #expect(abs(frame.maxX - (375 - 16)) < 1e-6)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test("The bar returns its fitting height")
  func fittingHeight() {
    let bar = UINavigationBar()
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 44))
  }
}
