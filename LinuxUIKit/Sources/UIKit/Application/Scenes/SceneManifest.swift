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

/// The property list of the running app.
enum PropertyList {
  /// The values of `Info.plist`: that of the main bundle, or else the first file of the name beside the
  /// executable, in the working directory, or in the folder of the app's sources there.
  static var main: [String: Any] {
    let bundled = Bundle.main.infoDictionary ?? [:]
    guard bundled["UIApplicationSceneManifest"] == nil else { return bundled }
    return files.lazy.compactMap(read).first ?? bundled
  }

  /// The name of the app's module: that of the executable.
  static var module: String {
    ProcessInfo.processInfo.processName.replacingOccurrences(of: "-", with: "_")
  }

  /// The name of the app for the user: `CFBundleDisplayName` or `CFBundleName`, or that of the executable.
  static var displayName: String {
    let values = main
    let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { values[$0] as? String }
    return names.first { !$0.isEmpty && !$0.contains("$(") } ?? ProcessInfo.processInfo.processName
  }

  private static var files: [URL] {
    let name = ProcessInfo.processInfo.processName
    let directory = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return [Bundle.main.bundleURL, directory]
      .map { $0.appendingPathComponent("Info.plist") }
      + ["Sources/\(name)", name].map {
        directory.appendingPathComponent($0).appendingPathComponent("Info.plist")
      }
  }

  private static func read(_ file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any]
  }
}
