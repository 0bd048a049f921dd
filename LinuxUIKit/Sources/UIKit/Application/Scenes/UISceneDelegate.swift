import Foundation

/// The methods that follow the life of a scene.
///
/// - Note: Not implemented: state restoration and handoff. Their methods are never called.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is added to the app; a window scene's delegate creates its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene is removed from the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene stops receiving events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene is in the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Continues an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The methods that follow the life of a scene with windows.
///
/// ```swift
/// class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///   var window: UIWindow?
///
///   func scene(
///     _ scene: UIScene, willConnectTo session: UISceneSession,
///     options connectionOptions: UIScene.ConnectionOptions
///   ) {
///     guard let scene = scene as? UIWindowScene else { return }
///     let window = UIWindow(windowScene: scene)
///     window.rootViewController = ContactsScreen()
///     window.makeKeyAndVisible()
///     self.window = window
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
