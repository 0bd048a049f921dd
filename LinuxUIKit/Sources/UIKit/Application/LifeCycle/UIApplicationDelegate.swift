import Foundation

/// The methods that an app's root object implements to follow the life of the app.
///
/// ```swift
/// @main class AppDelegate: UIResponder, UIApplicationDelegate {
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     true
///   }
/// }
/// ```
///
/// The class is a subclass of `NSObject`, such as `UIResponder`, with an `init()`. In an app whose
/// delegate supports scenes, the scene delegate is notified of the foreground and the background instead.
///
/// - Note: Not implemented: handoff, remote notifications, background tasks, shortcuts, archives of views,
///   extensions. Their methods are never called.
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIApplicationWindowOwner {
  /// Called before the state of the app is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is almost ready to run; an app without scenes creates its window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the launch in place of the method with options, by apps that don't implement that.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when an app without scenes receives events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before an app without scenes stops receiving events.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when an app without scenes is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before an app without scenes returns to the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the app should release memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Opens a URL, and returns whether it was handled.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Continues an activity, and returns whether it was handled.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Returns the configuration of a scene that is about to be created.
  ///
  /// The default is the first one of `UIApplicationSceneManifest` in the app's property list.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after the user has closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Runs the app with an instance of the class as its delegate: the entry point of `@main`.
  public static func main() {
    exit(
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Self.self as AnyClass)))
  }

  // The methods are optional, as on Apple's platforms.

  /// The window, as an optional requirement of a protocol of Objective-C is read: `window??.bounds`.
  public var window: UIWindow?? {
    let owner: any UIApplicationWindowOwner = self
    return .some(owner.window)
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

/// The window of a `UIApplicationDelegate`.
///
/// Conform to `UIApplicationDelegate`, which reads the window as Apple's does.
@preconcurrency @MainActor public protocol UIApplicationWindowOwner: NSObjectProtocol {
  /// The window of an app without scenes.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIApplicationWindowOwner {
  // Optional, as on Apple's platforms.

  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}
