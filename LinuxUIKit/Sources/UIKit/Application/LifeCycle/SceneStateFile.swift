import Foundation

/// The part of a scene's session that outlives the app.
@MainActor struct SceneState {
  /// The identity of the session.
  let identifier: String
  /// The values of the app.
  let userInfo: [String: Any]?
  /// The activity that describes the state of the scene.
  let activity: NSUserActivity?

  /// The state of a session as it is.
  init(of session: UISceneSession) {
    identifier = session.persistentIdentifier
    (userInfo, activity) = (session.userInfo, session.stateRestorationActivity)
  }

  /// Reads a property list; `nil` for one of another form.
  init?(propertyList: Any) {
    guard let values = StoredValue.decode(propertyList) as? [AnyHashable: Any],
      let identifier = values["identifier"] as? String
    else { return nil }
    self.identifier = identifier
    let userInfo = values["userInfo"] as? [AnyHashable: Any]
    self.userInfo = userInfo.map { info in
      Dictionary(uniqueKeysWithValues: info.compactMap { ($0 as? String, $1) as? (String, Any) })
    }
    activity = (values["activity"] as? [AnyHashable: Any]).flatMap(NSUserActivity.init(values:))
  }

  /// Whether there is nothing to restore.
  var isEmpty: Bool { userInfo == nil && activity == nil }

  /// Returns the property list.
  func propertyList() throws -> Any {
    var values: [AnyHashable: Any] = ["identifier": identifier]
    values["userInfo"] = userInfo
    values["activity"] = activity?.values
    return try StoredValue.encode(values)
  }
}

/// The file in which an app keeps the state of its scene until the next launch.
@MainActor struct SceneStateFile {
  private let file: URL

  /// The file of the running app: `Scene.plist` in a folder with the app's identifier or name.
  static var standard: SceneStateFile {
    let name = PropertyList.main["CFBundleIdentifier"] as? String
    return SceneStateFile(
      folder: folder(ProcessInfo.processInfo.environment)
        .appendingPathComponent(name ?? ProcessInfo.processInfo.processName))
  }

  /// A file in a folder that is created when the file is written.
  init(folder: URL) { file = folder.appendingPathComponent("Scene.plist") }

  /// Returns the user's folder for state: `XDG_STATE_HOME` if it is an absolute path, or `~/.local/state`.
  static func folder(_ environment: [String: String]) -> URL {
    if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path)
    }
    return FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(".local/state")
  }

  /// Removes the file, and returns its state; `nil` without a file that can be read.
  func remove() -> SceneState? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    try? FileManager.default.removeItem(at: file)
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list.flatMap(SceneState.init(propertyList:))
  }

  /// Writes a state; removes the file if there is nothing to restore.
  ///
  /// A state that can't be kept is reported on standard error.
  func write(_ state: SceneState) {
    do {
      guard !state.isEmpty else { return removeFile() }
      let data = try PropertyListSerialization.data(
        fromPropertyList: state.propertyList(), format: .binary, options: 0)
      // Readable by the user only, as the folders of the XDG specification.
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try data.write(to: file, options: .atomic)
    } catch {
      removeFile()
      FileHandle.standardError.write(Data("The state of the scene isn't kept: \(error)\n".utf8))
    }
  }

  private func removeFile() { try? FileManager.default.removeItem(at: file) }
}
