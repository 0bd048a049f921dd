import Foundation

/// An Xcode project of this repository, as its property list.
struct XcodeProject {
  /// The projects: the example app and the template of an app.
  static let paths = ["ExampleApp/ExampleApp.xcodeproj", "Templates/App/App.xcodeproj"]

  /// An object of the project: a target, a folder, a list of settings.
  struct Object {
    /// The class of the object, such as `PBXNativeTarget`.
    let kind: String
    private let properties: [String: Any]

    fileprivate init(_ properties: [String: Any]) {
      kind = properties["isa"] as? String ?? ""
      self.properties = properties
    }

    subscript(_ key: String) -> String? { properties[key] as? String }
    /// The settings of a build configuration that have one value.
    var settings: [String: String] {
      (properties["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
    }

    func list(_ key: String) -> [String] { properties[key] as? [String] ?? [] }

    /// Every text in the properties, in lists and dictionaries too.
    var texts: [String] { Self.texts(in: properties) }

    private static func texts(in value: Any) -> [String] {
      switch value {
      case let text as String: [text]
      case let list as [Any]: list.flatMap(texts)
      case let dictionary as [String: Any]:
        Array(dictionary.keys) + dictionary.values.flatMap(texts)
      default: []
      }
    }
  }

  /// The folder that contains the project.
  let folder: URL
  /// The name of the project, of its target and of its scheme.
  let name: String
  /// The objects by their identifiers.
  let objects: [String: Object]
  /// The identifier of the project object.
  let root: String

  /// Reads the project at a path in the repository.
  init(_ path: String) throws {
    let project = SourceFile.top.appendingPathComponent(path)
    (folder, name) = (
      project.deletingLastPathComponent(), project.deletingPathExtension().lastPathComponent
    )
    let list = try PropertyListSerialization.propertyList(
      from: try Data(contentsOf: project.appendingPathComponent("project.pbxproj")), format: nil)
    let properties = list as? [String: Any] ?? [:]
    objects = (properties["objects"] as? [String: [String: Any]] ?? [:]).mapValues(Object.init)
    root = properties["rootObject"] as? String ?? ""
  }

  /// Returns the objects of a class.
  func all(_ kind: String) -> [Object] { objects.values.filter { $0.kind == kind } }

  /// The shared scheme, as text.
  var scheme: String {
    get throws {
      try String(
        contentsOf: folder.appendingPathComponent(
          "\(name).xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"),
        encoding: .utf8)
    }
  }

  /// The folders of the package whose files the target compiles.
  func sourceFolders() -> [URL] {
    all("PBXNativeTarget").flatMap { $0.list("fileSystemSynchronizedGroups") }
      .compactMap { objects[$0]?["path"] }.map { folder.appendingPathComponent($0) }
  }
}
