import TestSupport
import Testing
import UIKit

@MainActor struct UIBarAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let scrollView = UIScrollView()
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    let screen = UIViewController()
    screen.title = "Title"
    screen.view = scrollView
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
    navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("Configurations set color and shadow")
  func configurations() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground)
    #expect(appearance.shadowColor != nil)

    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil)

    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor != nil)
  }

  @Test("A bar copies the appearance that it is given")
  func copied() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    bar.standardAppearance = appearance
    appearance.backgroundColor = .blue

    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.standardAppearance !== appearance)
  }

  @Test("A copy has the values of the original and is independent of it")
  func copies() throws {
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 3
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    appearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 5

    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(copy.buttonAppearance.normal.titlePositionAdjustment.vertical == 3)
  }

  @Test(
    "At the edge the background is that of scrollEdgeAppearance, under content the standard one")
  func followsScrolling() {
    bar.standardAppearance = background(.red)
    bar.scrollEdgeAppearance = background(.green)
    window.layoutIfNeeded()
    #expect(color(atY: 10) == [0, 255, 0])

    scroll(to: 20)
    #expect(color(atY: 10) == [255, 0, 0])

    scroll(to: 0)
    #expect(color(atY: 10) == [0, 255, 0])
  }

  @Test("Without a scrollEdgeAppearance the bar is transparent at the edge")
  func transparentAtEdge() {
    window.backgroundColor = .white
    bar.standardAppearance = background(.red)
    window.layoutIfNeeded()
    #expect(color(atY: 10) == [255, 255, 255])

    scroll(to: 20)
    #expect(color(atY: 10) == [255, 0, 0])
  }

  @Test("The displayed item's appearance overrides that of the bar")
  func item() {
    bar.standardAppearance = background(.red)
    bar.scrollEdgeAppearance = background(.red)
    navigation.topViewController?.navigationItem.scrollEdgeAppearance = background(.blue)
    window.layoutIfNeeded()
    #expect(color(atY: 10) == [0, 0, 255])

    scroll(to: 20)
    #expect(color(atY: 10) == [255, 0, 0])
  }

  @Test("A change of an appearance that is read from the bar is displayed")
  func changedInPlace() {
    bar.scrollEdgeAppearance = background(.red)
    bar.scrollEdgeAppearance?.backgroundColor = .green
    window.layoutIfNeeded()

    #expect(color(atY: 10) == [0, 255, 0])
  }

  @Test("Title attributes apply to the title, and their color changes with the edge")
  func title() {
    let edge = UINavigationBarAppearance()
    edge.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20),
    ]
    bar.scrollEdgeAppearance = edge
    window.layoutIfNeeded()
    #expect(titleLabel?.textColor == .green)

    scroll(to: 20)
    #expect(titleLabel?.textColor == .red)
    #expect(titleLabel?.font.pointSize == 20)
  }

  @Test("The properties of iOS 12 change the standard appearance")
  func legacy() {
    bar.barTintColor = .red
    bar.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.shadowImage = UIImage()
    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.standardAppearance.shadowColor == nil)
    scroll(to: 20)
    #expect(titleLabel?.textColor == .green)
    #expect(color(atY: 10) == [255, 0, 0])

    bar.isTranslucent = false
    #expect(!bar.isTranslucent)
    #expect(bar.barTintColor == .red)
  }

  @Test("A black bar is dark")
  func black() {
    bar.barStyle = .black

    #expect(bar.traitCollection.userInterfaceStyle == .dark)
    #expect(navigation.preferredStatusBarStyle == .lightContent)
  }

  @Test("Buttons have the attributes of the appearance, overridden by their own")
  func buttons() {
    let item = UIBarButtonItem(title: "Edit")
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 11),
    ]
    item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    window.layoutIfNeeded()

    let label = labels(in: bar).first { $0.text == "Edit" }
    #expect(label?.textColor == .green)
    #expect(label?.font.pointSize == 11)
  }

  @Test("A back button item replaces the title of the back button, and minimal mode removes it")
  func backButton() {
    let next = UIViewController()
    navigation.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem(title: "Up")
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(labels(in: bar).contains { $0.text == "Up" })

    navigation.viewControllers[0].navigationItem.backButtonDisplayMode = .minimal
    window.layoutIfNeeded()
    #expect(!labels(in: bar).contains { $0.text == "Up" || $0.text == "Back" })
  }

  private var titleLabel: UILabel? { labels(in: bar).first { $0.text == "Title" } }

  private func background(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func scroll(to distance: CGFloat) {
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top + distance
    window.layoutIfNeeded()
  }

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  /// The red, green and blue values of the drawn window at the left edge.
  private func color(atY y: Int) -> [UInt8] {
    let pixel = window.picture()[4, y]
    return [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
  }
}
