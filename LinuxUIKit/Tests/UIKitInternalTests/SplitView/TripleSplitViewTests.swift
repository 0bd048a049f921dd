import Testing

@testable import UIKit

/// Split views of three columns, and those without a style, 1,000 points wide.
@MainActor struct TripleSplitViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_000, height: 700))
  private let root = UIViewController()
  private let accounts = UIViewController()
  private let list = UIViewController()
  private let detail = UIViewController()

  private func show(_ split: UISplitViewController) {
    root.addChild(split)
    setWidth(.regular, of: split)
    split.view.frame = root.view.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(split.view)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func setWidth(_ size: UIUserInterfaceSizeClass, of split: UISplitViewController) {
    root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: size), forChild: split)
    window.layoutIfNeeded()
  }

  private func triple() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(accounts, for: .primary)
    split.setViewController(list, for: .supplementary)
    split.setViewController(detail, for: .secondary)
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidth = 250
    return split
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: window)
  }

  @Test("Two columns are beside the third, which has the remaining width")
  func twoBeside() {
    let split = triple()
    split.preferredDisplayMode = .twoBesideSecondary
    show(split)

    #expect(frame(accounts) == CGRect(x: 0, y: 0, width: 200, height: 700))
    #expect(frame(list) == CGRect(x: 200, y: 0, width: 250, height: 700))
    #expect(frame(detail) == CGRect(x: 450, y: 0, width: 550, height: 700))
    #expect(split.primaryColumnWidth == 200 && split.supplementaryColumnWidth == 250)
  }

  @Test("One column beside the third is the supplementary one, and showing the primary adds it")
  func oneBeside() {
    let split = triple()
    split.preferredDisplayMode = .oneBesideSecondary
    show(split)
    #expect(frame(list) == CGRect(x: 0, y: 0, width: 250, height: 700))
    #expect(frame(detail) == CGRect(x: 250, y: 0, width: 750, height: 700))
    #expect(frame(accounts).maxX <= 0)

    UIView.performWithoutAnimation { split.show(.primary) }
    window.layoutIfNeeded()
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(frame(accounts) == CGRect(x: 0, y: 0, width: 200, height: 700))
    UIView.performWithoutAnimation { split.hide(.supplementary) }
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test("Columns over the third leave it the whole width")
  func twoOver() {
    let split = triple()
    split.preferredDisplayMode = .twoOverSecondary
    show(split)

    #expect(frame(accounts) == CGRect(x: 0, y: 0, width: 200, height: 700))
    #expect(frame(list) == CGRect(x: 200, y: 0, width: 250, height: 700))
    #expect(frame(detail).width == 1_000)
  }

  @Test("At the trailing edge, the columns are mirrored")
  func trailing() {
    let split = triple()
    split.preferredDisplayMode = .twoBesideSecondary
    split.primaryEdge = .trailing
    show(split)

    #expect(frame(accounts) == CGRect(x: 800, y: 0, width: 200, height: 700))
    #expect(frame(list) == CGRect(x: 550, y: 0, width: 250, height: 700))
    #expect(frame(detail) == CGRect(x: 0, y: 0, width: 550, height: 700))
  }

  @Test("Three columns collapse to one stack, and expand to columns again")
  func collapsed() {
    let split = triple()
    split.preferredDisplayMode = .twoBesideSecondary
    show(split)
    setWidth(.compact, of: split)
    #expect(accounts.navigationController?.viewControllers == [accounts, list, detail])

    accounts.navigationController?.popViewController(animated: false)
    window.layoutIfNeeded()
    setWidth(.regular, of: split)
    #expect(accounts.navigationController?.viewControllers == [accounts])
    #expect(list.navigationController?.viewControllers == [list])
    #expect(frame(detail) == CGRect(x: 450, y: 0, width: 550, height: 700))
  }

  @Test("A split view without a style has two view controllers without navigation bars")
  func classic() {
    let split = UISplitViewController()
    split.viewControllers = [list, detail]
    split.preferredPrimaryColumnWidthFraction = 0.4
    show(split)

    #expect(frame(list) == CGRect(x: 0, y: 0, width: 400, height: 700))
    #expect(frame(detail) == CGRect(x: 400, y: 0, width: 600, height: 700))
    #expect(list.navigationController == nil && detail.navigationController == nil)
    #expect(split.viewControllers == [list, detail])
    split.maximumPrimaryColumnWidth = 250
    window.layoutIfNeeded()
    #expect(frame(detail).minX == 250)
  }

  @Test(
    "A split view without a style pushes its detail in compact width, unless the delegate discards it"
  )
  func classicCollapsed() {
    let delegate = DiscardingDelegate()
    for isDiscarded in [false, true] {
      let split = UISplitViewController()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let detail = UIViewController()
      split.viewControllers = [navigation, detail]
      split.delegate = isDiscarded ? delegate : nil
      show(split)
      setWidth(.compact, of: split)
      #expect(navigation.viewControllers.count == (isDiscarded ? 1 : 2))
      setWidth(.regular, of: split)
      #expect(navigation.viewControllers.count == 1)
    }
  }
}

/// A delegate that keeps the primary column on top.
private final class DiscardingDelegate: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}
