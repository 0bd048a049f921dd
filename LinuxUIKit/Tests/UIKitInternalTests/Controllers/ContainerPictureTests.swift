import TestSupport
import Testing
import UIKit

/// Golden pictures of page views and split views, at a scale of 2.
@MainActor struct ContainerPictureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 240))
  private let source = PhotoSource()

  enum Style: String, CaseIterable {
    case light, dark
    case rightToLeft = "rtl"
    case extraLarge = "xxxl"
  }

  private func show(
    _ controller: UIViewController, _ style: Style, width: UIUserInterfaceSizeClass = .regular
  ) {
    let container = UIViewController()
    container.addChild(controller)
    var traits = [UITraitCollection(horizontalSizeClass: width)]
    if style == .rightToLeft { traits.append(UITraitCollection(layoutDirection: .rightToLeft)) }
    if style == .extraLarge {
      traits.append(UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    }
    if style == .dark { window.overrideUserInterfaceStyle = .dark }
    container.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: traits), forChild: controller)
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

  @Test("A page between two others, half swiped, above the dots", arguments: Style.allCases)
  func pages(style: Style) {
    withHeldClock { clock in
      window.frame.size.width = 280
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.interPageSpacing: 12])
      pages.dataSource = source
      pages.setViewControllers([source.photos[1]], direction: .forward, animated: false)
      show(pages, style)
      let direction: CGFloat = style == .rightToLeft ? -1 : 1
      let finger = Finger(on: window)
      finger.press(at: CGPoint(x: 140 + 60 * direction, y: 120))
      finger.move(to: CGPoint(x: 140 - 50 * direction, y: 120))
      window.layoutIfNeeded()
      expectImage(picture(), named: "pages_\(style.rawValue)")
      finger.lift()
      clock.advance(by: 3)
    }
  }

  private func triple() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    for (column, title, color) in [
      (UISplitViewController.Column.primary, "Accounts", UIColor.systemTeal),
      (.supplementary, "Inbox", .systemOrange), (.secondary, "Message", .systemIndigo),
    ] {
      split.setViewController(screen(title, color), for: column)
    }
    split.preferredPrimaryColumnWidth = 120
    split.preferredSupplementaryColumnWidth = 140
    split.preferredDisplayMode = .twoBesideSecondary
    return split
  }

  private func screen(_ title: String, _ color: UIColor) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    screen.view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.backgroundColor = color.withAlphaComponent(0.3)
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
    return screen
  }

  @Test("Three columns beside each other", arguments: Style.allCases)
  func columns(style: Style) {
    show(triple(), style)
    expectImage(picture(), named: "triple_\(style.rawValue)")
  }

  @Test("Two columns over the third, which is dimmed", arguments: [Style.light, .dark])
  func overlaid(style: Style) {
    let split = triple()
    split.preferredDisplayMode = .twoOverSecondary
    show(split, style)
    expectImage(picture(), named: "overlaid_\(style.rawValue)")
  }

  @Test("Three columns collapsed to one stack", arguments: Style.allCases)
  func collapsed(style: Style) {
    window.frame.size.width = 240
    show(triple(), style, width: .compact)
    expectImage(picture(), named: "collapsed_\(style.rawValue)")
  }

  @Test(
    "Two view controllers without a style, beside each other",
    arguments: [Style.light, .rightToLeft])
  func classic(style: Style) {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: screen("Inbox", .systemOrange)),
      screen("Message", .systemIndigo),
    ]
    split.preferredPrimaryColumnWidthFraction = 0.4
    show(split, style)
    expectImage(picture(), named: "classic_\(style.rawValue)")
  }
}

/// Three colored pages with a title.
@MainActor private final class PhotoSource: NSObject, UIPageViewControllerDataSource {
  let photos: [UIViewController]

  override init() {
    photos = [UIColor.systemTeal, .systemOrange, .systemIndigo].enumerated().map { index, color in
      let photo = UIViewController()
      photo.view.backgroundColor = color
      let label = UILabel()
      label.text = "Photo \(index + 1)"
      label.font = .preferredFont(forTextStyle: .headline)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      photo.view.addSubview(label)
      label.centerXAnchor.constraint(equalTo: photo.view.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: photo.view.centerYAnchor).isActive = true
      return photo
    }
  }

  private func photo(_ controller: UIViewController, plus distance: Int) -> UIViewController? {
    guard let index = photos.firstIndex(of: controller) else { return nil }
    return photos.indices.contains(index + distance) ? photos[index + distance] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { photo(viewController, plus: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { photo(viewController, plus: 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { photos.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}
