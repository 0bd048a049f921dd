import TestSupport
import Testing
import UIKit

/// Golden pictures of tab bars and toolbars over content, at a scale of 2.
@MainActor struct BarPictureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 160))

  enum Style: String, CaseIterable {
    case light, dark
    case rightToLeft = "rtl"
    case extraLarge = "xxxl"
  }

  @Test("A tab bar with a badge blurs the content below it", arguments: Style.allCases)
  func tabBar(style: Style) {
    let tabs = UITabBarController()
    let items = [("Calls", "phone.fill"), ("People", "person.fill"), ("Search", "magnifyingglass")]
    tabs.viewControllers = items.map { title, image in
      let screen = content()
      screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
      return screen
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "12"
    show(tabs, style)

    expectImage(picture(), named: "tab_bar_\(style.rawValue)")
  }

  @Test("A toolbar spreads its buttons and blurs the content below it", arguments: Style.allCases)
  func toolbar(style: Style) {
    let screen = content()
    screen.title = "Mail"
    screen.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(title: "Move"),
      .flexibleSpace(), UIBarButtonItem(systemItem: .done),
    ]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    show(navigation, style)

    expectImage(picture(), named: "toolbar_\(style.rawValue)")
  }

  @Test("A split view has its columns beside each other, with a line between them")
  func splitView() {
    let split = UISplitViewController(style: .doubleColumn)
    let (folders, folder) = (content(), content())
    (folders.title, folder.title) = ("Folders", "Inbox")
    split.setViewController(folders, for: .primary)
    split.setViewController(folder, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredPrimaryColumnWidth = 120
    let root = UIViewController()
    root.addChild(split)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: split)
    split.view.frame = root.view.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(split.view)
    show(root, .light)

    expectImage(picture(), named: "split_view")
  }

  private func content() -> UIViewController {
    let (screen, scrollView) = (UIViewController(), UIScrollView())
    screen.view = scrollView
    scrollView.contentSize = CGSize(width: 320, height: 1_000)
    for row in 0..<10 {
      let block = UIView(frame: CGRect(x: 16, y: 8 + row * 40, width: 288, height: 32))
      block.backgroundColor = row.isMultiple(of: 2) ? .systemTeal : .systemOrange
      scrollView.addSubview(block)
    }
    return screen
  }

  private func show(_ controller: UIViewController, _ style: Style) {
    window.backgroundColor = .systemBackground
    let container = UIViewController()
    container.addChild(controller)
    var traits: [UITraitCollection] = []
    if style == .rightToLeft { traits.append(UITraitCollection(layoutDirection: .rightToLeft)) }
    if style == .dark { traits.append(UITraitCollection(userInterfaceStyle: .dark)) }
    if style == .extraLarge {
      traits.append(UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    }
    container.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: traits), forChild: controller)
    if style == .dark { window.overrideUserInterfaceStyle = .dark }
    window.rootViewController = container
    controller.view.frame = container.view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.view.addSubview(controller.view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
  }
}
