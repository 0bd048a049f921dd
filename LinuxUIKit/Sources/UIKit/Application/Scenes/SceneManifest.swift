import Foundation

/// The scenes of an app's property list, the dictionary `UIApplicationSceneManifest`.
struct SceneManifest {
  /// One configuration.
  struct Entry {
    let name: String?
    let sceneClass: AnyClass?
    let delegateClass: AnyClass?
  }

  private let configurations: [String: Any]
  private let module: String

  /// Reads a property list; `module` replaces `$(PRODUCT_MODULE_NAME)` in names of classes.
  init(propertyList: [String: Any], module: String) {
    let manifest = propertyList["UIApplicationSceneManifest"] as? [String: Any] ?? [:]
    configurations = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    self.module = module
  }

  /// The manifest of the running app, read once.
  @MainActor static let main = SceneManifest(
    propertyList: PropertyList.main, module: PropertyList.module)

  private var isEmpty: Bool { configurations.isEmpty }

  /// Returns the configuration of a name, or the first one if the name is `nil`.
  ///
  /// A property list without scenes counts as that of Xcode's template if the app has a class
  /// `SceneDelegate`: packages have no place for the file.
  func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
    if isEmpty, role == .windowApplication { return template }
    let all = configurations[role.rawValue] as? [[String: Any]] ?? []
    let found = all.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
    return found.map {
      Entry(
        name: $0["UISceneConfigurationName"] as? String,
        sceneClass: classNamed($0["UISceneClassName"]),
        delegateClass: classNamed($0["UISceneDelegateClassName"]))
    }
  }

  private var template: Entry? {
    classNamed("$(PRODUCT_MODULE_NAME).SceneDelegate").map {
      Entry(name: "Default Configuration", sceneClass: nil, delegateClass: $0)
    }
  }

  private func classNamed(_ value: Any?) -> AnyClass? {
    guard let name = value as? String else { return nil }
    return NSClassFromString(
      name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module))
  }
}
