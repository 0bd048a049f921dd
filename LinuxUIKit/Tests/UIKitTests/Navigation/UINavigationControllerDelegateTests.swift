import TestSupport
import Testing
import UIKit

@MainActor struct UINavigationControllerDelegateTests {
  private let listener = Listener()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: Self.screen("One"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    navigation.delegate = listener
  }

  private static func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  @Test("It is notified before and after a screen is shown")
  func push() {
    navigation.pushViewController(Self.screen("Two"), animated: false)
    #expect(listener.calls == ["will Two"])
    window.layoutIfNeeded()
    #expect(listener.calls == ["will Two", "did Two"])
    listener.calls = []
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(listener.calls == ["will One", "did One"])
  }

  @Test("With animation it is notified when the animation ends")
  func animated() {
    withHeldClock { clock in
      navigation.pushViewController(Self.screen("Two"), animated: true)
      clock.advance(by: 0.3)
      #expect(listener.calls == ["will Two animated"])
      clock.advance(by: 0.1)
      #expect(listener.calls == ["will Two animated", "did Two animated"])
    }
  }
}

/// A navigation controller delegate that logs its calls.
private final class Listener: NSObject, UINavigationControllerDelegate {
  var calls: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("will \(viewController.title ?? "")" + (animated ? " animated" : ""))
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("did \(viewController.title ?? "")" + (animated ? " animated" : ""))
  }
}
