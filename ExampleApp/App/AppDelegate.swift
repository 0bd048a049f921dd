import UIKit

/// The delegate of the example app, which names the delegate of its scene.
///
/// The app is started by `AppDelegate.main()`: on iOS in `Xcode/main.swift`, on Linux by the command
/// `ExampleApp`. It needs no property list.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
