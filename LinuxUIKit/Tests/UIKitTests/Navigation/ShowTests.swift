import Testing
import UIKit

/// A container that shows view controllers in its own way.
private final class ShowingContainer: UIViewController {
  private(set) var shown: [UIViewController] = []
  private(set) var details: [UIViewController] = []

  override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    details.append(vc)
  }
}

@MainActor @Suite("Showing view controllers") struct ShowTests {
  private let list = UIViewController()
  private let detail = UIViewController()

  @Test("A navigation controller pushes what its view controllers show")
  func navigation() {
    let navigation = UINavigationController(rootViewController: list)
    list.show(detail, sender: nil)
    #expect(navigation.viewControllers == [list, detail])
  }

  @Test("A view controller without a container presents")
  func presentation() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = list
    window.makeKeyAndVisible()
    list.show(detail, sender: nil)
    #expect(list.presentedViewController === detail)
  }

  @Test(
    "A container of one's own shows view controllers and details, also those inside other containers"
  )
  func container() {
    let container = ShowingContainer()
    let child = UIViewController()
    container.addChild(child)
    child.addChild(list)
    list.show(detail, sender: nil)
    list.showDetailViewController(detail, sender: nil)
    #expect(container.shown == [detail])
    #expect(container.details == [detail])
  }
}
