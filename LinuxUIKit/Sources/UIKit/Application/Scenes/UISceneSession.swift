import Foundation

/// The information about a scene that outlives it.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// An interactive scene on the device's display.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene without interaction on an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; `nil` if it is not connected.
  open private(set) weak var scene: UIScene?
  /// The purpose of the scene.
  open private(set) var role: Role
  /// The configuration with which the scene was created.
  open private(set) var configuration: UISceneConfiguration
  /// The identity of the session.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// Values of the app, which are kept with `stateRestorationActivity`.
  ///
  /// The default is `nil`.
  open var userInfo: [String: Any]?
  /// The activity that describes the state of the scene.
  ///
  /// It is kept when the app enters the background, and that of the last run is here before the scene is
  /// connected. The default is `nil`.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }

  /// Stores the scene, and the configuration that the app has chosen for it.
  func connect(_ scene: UIScene) { self.scene = scene }

  /// Adopts what an earlier run has kept.
  func restore(_ state: SceneState) {
    persistentIdentifier = state.identifier
    (userInfo, stateRestorationActivity) = (state.userInfo, state.activity)
  }

  /// Replaces the configuration of the property list by that of the app.
  func setConfiguration(_ new: UISceneConfiguration) { configuration = new }
}

/// The classes with which a scene is created.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject, NSCopying {
  /// The name of the configuration in the property list; `nil` for one without a name.
  open private(set) var name: String?
  /// The purpose of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene; `nil` for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Creates the configuration of a name in the app's property list, or an empty one if it has none of
  /// that name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    guard let entry = SceneManifest.main.entry(named: name, role: sessionRole) else { return }
    sceneClass = entry.sceneClass
    delegateClass = entry.delegateClass
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> Self { Self.make(copyOf: self) }

  /// Creates a copy of a class that is known at run time only, by `make(copyOf:)`.
  @usableFromInline convenience init(copyOf original: UISceneConfiguration) {
    self.init(name: original.name, sessionRole: original.role)
    sceneClass = original.sceneClass
    delegateClass = original.delegateClass
  }
}

/// A URL that an app is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL

  init(url: URL) { self.url = url }
}

// See `UICollectionReusableView.make(_:)`.
extension UISceneConfiguration {
  /// Creates a copy of the class by its initializer, also if a subclass overrides or replaces it.
  @_silgen_name("$s5UIKit20UISceneConfigurationC6copyOfA2C_tcfC")
  static func make(copyOf original: consuming UISceneConfiguration) -> Self
}
