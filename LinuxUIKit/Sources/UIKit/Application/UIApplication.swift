import Foundation

/// The application object.
///
/// ```swift
/// let isLarge = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
/// ```
///
/// `UIApplicationMain` creates it with its delegate; where there is no app, as in tests, it exists without
/// one.
///
/// - Note: Not implemented: opening URLs, badges, background tasks, remote notifications, the status bar,
///   several scenes, actions of responders.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// In the foreground, and receiving events.
    case active = 0
    /// In the foreground without receiving events.
    case inactive = 1
    /// In the background.
    case background = 2
  }

  /// A reason for the launch of an app, in the options of its delegate.
  ///
  /// The user launches the app, so that options are `nil`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asks for the launch.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// An option of opening a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that opens the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  private static var instance: UIApplication?
  private var visibleWindows = WindowList()
  private var ownDelegate: (any UIApplicationDelegate)?
  private lazy var ownLifeCycle = AppLifeCycle(of: self)

  /// The singleton app instance.
  open class var shared: UIApplication {
    if let instance { return instance }
    let application = UIApplication()
    instance = application
    return application
  }

  /// Makes an instance of a subclass the singleton.
  static func setShared(_ application: UIApplication) { instance = application }

  /// Creates the application object; `UIApplicationMain` does.
  public override init() {
    super.init()
    CacheRelease.begin()
  }

  // MARK: Life cycle

  /// The object that follows the life of the app; the reference is weak, but the one of
  /// `UIApplicationMain` is retained.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Makes an object the delegate, and retains it.
  func retain(_ delegate: any UIApplicationDelegate) {
    ownDelegate = delegate
    self.delegate = delegate
  }

  /// The state of the app and its notifications.
  package final var lifeCycle: AppLifeCycle { ownLifeCycle }

  /// The state of the app; inactive until it is launched.
  open var applicationState: State { lifeCycle.state }
  /// The connected scenes.
  open var connectedScenes: Set<UIScene> { lifeCycle.scenes }
  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether the app may have several scenes: not on a phone.
  open var supportsMultipleScenes: Bool { false }

  /// The orientation of the interface: landscape if the screen is wider than high.
  ///
  /// Apple recommends that of a window's scene.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: UIScreen.main.bounds.size)
  }

  // MARK: Windows

  /// The visible windows, from back to front.
  open var windows: [UIWindow] { visibleWindows.windows }

  /// The window that receives keyboard events; `nil` if there is none.
  open var keyWindow: UIWindow? { visibleWindows.key }

  /// Updates the list of visible windows, which aren't retained.
  func updateVisibility(of window: UIWindow) { visibleWindows.update(window) }

  /// Makes a window the one that receives keyboard events, and notifies the former one.
  func makeKey(_ window: UIWindow) {
    let former = visibleWindows.key
    guard former !== window else { return }
    visibleWindows.setKey(window)
    former?.resignKey()
    window.becomeKey()
  }

  /// Moves windows that were created before the scene into it.
  func adoptWindows(in scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    for window in windows where window.windowScene == nil { window.windowScene = scene }
  }

  // MARK: Preferences

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Addresses

  /// Opens a URL in another app; there is none, so the completion handler receives `false`.
  ///
  /// - Note: Not implemented: overriding this method.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    Task { @MainActor in completion(false) }
  }

  /// Returns whether an app opens a URL; there is none.
  ///
  /// - Note: Not implemented: overriding this method.
  open func canOpenURL(_ url: URL) -> Bool { false }
}

extension UIApplication {
  /// Posted after the launch.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app receives events.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app stops receiving events.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app returns to the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the app should release memory.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The visible windows of an app, which aren't retained.
private struct WindowList {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []
  private weak var keyWindow: UIWindow?

  /// The windows, from back to front.
  var windows: [UIWindow] { entries.compactMap(\.window) }

  /// The key window, while it is visible.
  @MainActor var key: UIWindow? { keyWindow?.isHidden == false ? keyWindow : nil }

  /// Adds a window that has become visible in front of the others of its level, or removes a hidden one.
  @MainActor mutating func update(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    guard !window.isHidden else { return }
    let level = window.windowLevel.rawValue
    let index = entries.firstIndex { ($0.window?.windowLevel.rawValue ?? level) > level }
    entries.insert(Entry(window: window), at: index ?? entries.endIndex)
  }

  mutating func setKey(_ window: UIWindow) { keyWindow = window }
}
