import Foundation

/// One instance of the app's user interface.
///
/// - Note: Not implemented: opening URLs, subtitles, activation conditions.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In the foreground, and receiving events.
    case foregroundActive = 0
    /// In the foreground without receiving events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// Information about the system's reasons for creating a scene; empty for a launch by the user.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open private(set) var urlContexts: Set<UIOpenURLContext>
    /// The activities to continue.
    open private(set) var userActivities: Set<NSUserActivity>

    init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
    }
  }

  /// The session, which outlives the scene.
  open private(set) var session: UISceneSession
  /// The object that follows the life of the scene.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene.
  open private(set) var activationState = ActivationState.unattached
  /// The name of the scene for the user.
  ///
  /// The default is `nil`.
  open var title: String?

  /// Creates a scene that isn't connected to the app.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Creates a scene of a class that is known at run time only, by `make(for:_:)`.
  @usableFromInline convenience init(for session: UISceneSession, _ options: ConnectionOptions) {
    self.init(session: session, connectionOptions: options)
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Changes the state; the application notifies the delegate.
  func setActivationState(_ state: ActivationState) { activationState = state }

  /// Posted when a scene is added to the app.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene is removed from the app.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene receives events.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene stops receiving events.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene is in the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

// See `UICollectionReusableView.make(_:)`.
extension UIScene {
  /// Creates a scene of the class by its initializer, also if a subclass overrides it.
  @_silgen_name("$s5UIKit7UISceneC3for_AcA0B7SessionC_AC17ConnectionOptionsCtcfC")
  static func make(
    for session: consuming UISceneSession, _ options: consuming ConnectionOptions
  ) -> Self
}

/// A scene with windows.
///
/// - Note: Not implemented: status bars, size restrictions, geometry requests, full-screen layouts.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen on which the windows are displayed.
  open var screen: UIScreen { .main }
  /// The windows of the scene that are visible, from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The window of the scene that receives keyboard events; `nil` if there is none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The traits that the windows inherit.
  open var traitCollection: UITraitCollection { overridingTraits(of: screen.traitCollection) }

  // Traits, orientation and status bar

  /// The orientation of the interface: landscape if the screen of the scene is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: screen.bounds.size)
  }

  /// The status bar of the scene (iOS 13).
  open var statusBarManager: UIStatusBarManager? {
    UIStatusBarManager(window: keyWindow ?? windows.first)
  }

  /// Called after the traits changed.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
