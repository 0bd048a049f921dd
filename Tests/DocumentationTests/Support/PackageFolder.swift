import Foundation

/// The folder of the package, and the files in it.
enum PackageFolder {
  static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the paths of the files with an extension in a folder and its subfolders, or the path
  /// itself if it is a file.
  static func files(in path: String, withExtension fileExtension: String) -> [String] {
    if path.hasSuffix(".\(fileExtension)") { return [path] }
    let folder = url.appendingPathComponent(path).path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      name.hasSuffix(".\(fileExtension)") && !name.contains(".build/")
    }.sorted().map { "\(path)/\($0)" }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  static func data(of path: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(path))
  }
}
