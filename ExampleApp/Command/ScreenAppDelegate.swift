import ExampleScreens
import UIKit

/// The delegate of an app with one example screen, in a navigation controller.
final class ScreenAppDelegate: UIResponder, UIApplicationDelegate {
  /// The screen, set before the app is launched.
  static var screen: ExampleScreen?

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let screen = Self.screen else { return false }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = screen.makeViewController()
    if controller.title == nil { controller.title = screen.title }
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
