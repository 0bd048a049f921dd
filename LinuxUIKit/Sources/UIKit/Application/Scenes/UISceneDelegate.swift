import Foundation

/// The methods that follow the life of a scene.
///
/// State is restored where the app runs in a window of a display: the activity of
/// `stateRestorationActivity(for:)` is kept in a file of the user's folder for state (`XDG_STATE_HOME`),
/// and the next launch receives it. An app that crashes while it is launched begins without it the next
/// time.
///
/// - Note: Not implemented: handoff. Its methods are never called.
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
  /// Returns the activity that describes the state of a scene that has entered the background; `nil` keeps
  /// nothing.
  ///
  /// The default implementation returns the session's `stateRestorationActivity`.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Restores the state of a scene after its connection, before it is in the foreground (iOS 15); called
  /// if there is a state.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Opens URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called before an activity is received.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity can't be received.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called after an activity was brought up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
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
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    scene.session.stateRestorationActivity
  }
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
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
