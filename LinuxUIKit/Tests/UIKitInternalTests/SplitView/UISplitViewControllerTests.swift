import Testing

@testable import UIKit

@MainActor struct UISplitViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_000, height: 700))
  private let root = UIViewController()
  private let split = UISplitViewController(style: .doubleColumn)
  private let list = UIViewController()
  private let detail = UIViewController()

  init() {
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.preferredPrimaryColumnWidth = 300
    root.addChild(split)
    setWidth(.regular)
    split.view.frame = root.view.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(split.view)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("In landscape orientation the primary column is beside the secondary one")
  func beside() {
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(list) == CGRect(x: 0, y: 0, width: 300, height: 700))
    #expect(frame(detail) == CGRect(x: 300, y: 0, width: 700, height: 700))
    #expect(list.navigationController !== detail.navigationController)
    #expect(detail.splitViewController === split)
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("A hidden column leaves the whole width to the secondary one")
  func hidden() {
    split.preferredDisplayMode = .secondaryOnly
    window.layoutIfNeeded()

    #expect(frame(detail) == CGRect(x: 0, y: 0, width: 1_000, height: 700))
    #expect(frame(list).maxX == 0)
    #expect(split.primaryColumnWidth == 0)
  }

  @Test("The background style of the primary column is stored, and changes nothing that is drawn")
  func backgroundStyle() {
    #expect(split.primaryBackgroundStyle == .none)
    let background = list.view.backgroundColor

    split.primaryBackgroundStyle = .sidebar
    window.layoutIfNeeded()

    #expect(split.primaryBackgroundStyle == .sidebar)
    #expect(list.view.backgroundColor == background)
    #expect(frame(list) == CGRect(x: 0, y: 0, width: 300, height: 700))
  }

  @Test("A tap beside an overlaid column hides it")
  func overlaid() {
    split.preferredSplitBehavior = .overlay
    split.preferredDisplayMode = .oneOverSecondary
    window.layoutIfNeeded()
    #expect(frame(detail).width == 1_000)

    UIView.performWithoutAnimation { Finger(on: window).tap(at: CGPoint(x: 700, y: 400)) }

    #expect(split.displayMode == .secondaryOnly)
  }

  @Test("Collapsing pushes the secondary view controller, and expanding returns it")
  func collapses() {
    setWidth(.compact)
    window.layoutIfNeeded()
    #expect(split.isCollapsed)
    #expect(list.navigationController?.viewControllers == [list, detail])
    #expect(detail.view.window === window)

    setWidth(.regular)
    window.layoutIfNeeded()
    #expect(list.navigationController?.viewControllers == [list])
    #expect(detail.navigationController?.viewControllers == [detail])
    #expect(frame(detail) == CGRect(x: 300, y: 0, width: 700, height: 700))
  }

  @Test("The delegate chooses the column on top after collapsing")
  func topColumn() {
    let delegate = PrimaryOnTop()
    split.delegate = delegate
    setWidth(.compact)
    window.layoutIfNeeded()
    #expect(list.navigationController?.viewControllers == [list])

    split.show(.secondary)
    #expect(list.navigationController?.viewControllers == [list, detail])
  }

  @Test("A detail replaces the secondary column, or is pushed in compact width")
  func showDetail() {
    let (first, second) = (UIViewController(), UIViewController())
    list.showDetailViewController(first, sender: nil)
    window.layoutIfNeeded()
    #expect(split.viewController(for: .secondary) === first)
    #expect(frame(first).minX == 300)

    let delegate = PrimaryOnTop()
    split.delegate = delegate
    setWidth(.compact)
    window.layoutIfNeeded()
    list.showDetailViewController(second, sender: nil)
    #expect(list.navigationController?.viewControllers == [list, second])
  }

  @Test("In right-to-left layouts the primary column is on the right")
  func rightToLeft() {
    split.view.semanticContentAttribute = .forceRightToLeft
    split.view.setNeedsLayout()
    window.layoutIfNeeded()

    #expect(frame(list).minX == 700)
    #expect(frame(detail).minX == 0)
  }

  private func setWidth(_ size: UIUserInterfaceSizeClass) {
    root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: size), forChild: split)
  }

  /// The frame of a screen in the window.
  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: window)
  }
}

private final class PrimaryOnTop: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}
