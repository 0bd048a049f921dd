import Testing
import UIKit

@MainActor struct UIViewControllerTraitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("A controller's overridden style applies to its view and all descendants")
  func ownStyle() {
    let controller = UIViewController()
    let inner = UIView()
    controller.view.addSubview(inner)

    controller.overrideUserInterfaceStyle = .dark

    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A window's style reaches the root controller")
  func windowStyle() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()

    window.overrideUserInterfaceStyle = .dark

    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A parent overrides the traits that one child inherits")
  func overrideForChild() {
    let (parent, child, sibling) = (UIViewController(), UIViewController(), UIViewController())
    for controller in [child, sibling] {
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
    }
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

    parent.setOverrideTraitCollection(large, forChild: child)

    #expect(parent.overrideTraitCollection(forChild: child) == large)
    #expect(parent.overrideTraitCollection(forChild: sibling) == nil)
    #expect(child.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(sibling.view.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test("Traits overridden for a child are discarded when it is removed")
  func overrideOfFormerChild() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    parent.setOverrideTraitCollection(large, forChild: child)

    child.removeFromParent()

    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test("A child whose view has no superview is notified of its parent's traits when it is added")
  func joining() {
    let (parent, child) = (UIViewController(), Listener())
    parent.overrideUserInterfaceStyle = .dark
    child.loadViewIfNeeded()
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    let before = child.former.count

    parent.addChild(child)

    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.former.dropFirst(before) == [.light])
  }

  /// A controller that records its previous style at each trait change.
  private final class Listener: UIViewController {
    var former: [UIUserInterfaceStyle?] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      former.append(previous?.userInterfaceStyle)
    }
  }

  @Test("A controller is notified with its previous traits")
  func change() {
    let controller = Listener()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let before = controller.former.count

    controller.overrideUserInterfaceStyle = .dark

    #expect(controller.former.dropFirst(before) == [.light])
  }

  @Test("setEditing sets the editing state")
  func editing() {
    let controller = UIViewController()
    #expect(!controller.isEditing)

    controller.setEditing(true, animated: false)

    #expect(controller.isEditing)
  }

  @Test("The title is also the bar's, in both orders")
  func title() {
    let controller = UIViewController()
    controller.title = "Before"
    #expect(controller.navigationItem.title == "Before")

    controller.title = "After"

    #expect(controller.navigationItem.title == "After")
  }
}
