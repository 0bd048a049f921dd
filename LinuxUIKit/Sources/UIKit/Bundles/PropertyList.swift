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
