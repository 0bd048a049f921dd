import Foundation

extension Bundle {
  /// The folders with the resources of the bundle, best first.
  ///
  /// The main bundle of a SwiftPM executable contains no resources: those of its target are in a
  /// folder beside it, with the name of the package and of the target.
  var resourceFolders: [URL] {
    let own = [resourceURL, bundleURL].compactMap { $0?.standardizedFileURL }
    guard self == .main, let executable = executableURL?.lastPathComponent else {
      return own.uniqued
    }
    return (own + Self.resourceFolders(ofExecutable: executable, in: bundleURL)).uniqued
  }

  /// The folders in which SwiftPM puts the resources of the target of an executable.
  static func resourceFolders(ofExecutable name: String, in folder: URL) -> [URL] {
    names(in: folder).filter { $0.hasSuffix("_\(name).resources") }
      .map { folder.appendingPathComponent($0) }
  }

  /// Returns the names of the files in a folder, sorted.
  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

extension [URL] {
  /// The elements without repetitions.
  fileprivate var uniqued: [URL] {
    reduce(into: []) { list, url in
      if !list.contains(url) { list.append(url) }
    }
  }
}
