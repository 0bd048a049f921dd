import Foundation
import Synchronization

/// The folder with the user's pictures.
struct PicturesFolder: Sendable {
  /// The location of the folder.
  let url: URL

  /// The number of files after which a search for pictures ends.
  private static let searchedFiles = 10_000
  /// The extensions of the files that are pictures.
  private static let extensions: Set = ["png", "jpg", "jpeg"]
  private static let replacement = Mutex<PicturesFolder?>(nil)

  /// The folder of the user, or that of a test; `nil` if the user has none.
  static var current: PicturesFolder? {
    replacement.withLock { $0 } ?? PicturesFolder(environment: ProcessInfo.processInfo.environment)
  }

  /// Replaces the folder of the user, for tests; `nil` restores it.
  static func replace(by folder: PicturesFolder?) {
    replacement.withLock { $0 = folder }
  }

  init(url: URL) {
    self.url = url
  }

  /// Finds the folder of a user: that of `user-dirs.dirs`, or else `Pictures`; `nil` if the user has
  /// turned it off by naming the home folder.
  init?(environment: [String: String]) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let file = (settings ?? home + "/.config") + "/user-dirs.dirs"
    let text = FileManager.default.contents(atPath: file).map {
      String(decoding: $0, as: UTF8.self)
    }
    let path = text.flatMap { Self.path(in: $0, home: home) } ?? home + "/Pictures"
    let (folder, homeFolder) = (URL(fileURLWithPath: path), URL(fileURLWithPath: home))
    guard folder.standardizedFileURL.path != homeFolder.standardizedFileURL.path else { return nil }
    url = folder
  }

  /// Returns the path that a file `user-dirs.dirs` names; `nil` if it names none.
  ///
  /// A path is absolute or begins with `$HOME`; others are ignored.
  static func path(in text: String, home: String) -> String? {
    let values = text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let parts = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2, parts[0] == "XDG_PICTURES_DIR" else { return nil }
      let value = parts[1].trimmingCharacters(in: ["\""]).replacingOccurrences(of: "\\", with: "")
      if value == "$HOME" || value.hasPrefix("$HOME/") { return home + value.dropFirst(5) }
      return value.hasPrefix("/") ? value : nil
    }
    return values.last
  }

  /// Whether the folder has a readable picture.
  var hasPictures: Bool {
    var isFound = false
    forEachFile(limit: Self.searchedFiles) { file in
      isFound = file.isPicture
      return !isFound
    }
    return isFound
  }

  /// Returns the readable pictures, the last modified one first.
  ///
  /// Reads the folder and the folders in it, but for hidden ones: call it off the main thread.
  func pictures() -> [PictureFile] {
    var files: [PictureFile] = []
    forEachFile(limit: .max) { file in
      if file.isPicture { files.append(file) }
      return !Task.isCancelled
    }
    return files.sorted { ($1.date, $0.url.path) < ($0.date, $1.url.path) }
  }

  /// Calls `body` with each file until it returns `false`, up to a number of files.
  private func forEachFile(limit: Int, _ body: (PictureFile) -> Bool) {
    let keys: [URLResourceKey] = [.isRegularFileKey, .contentModificationDateKey]
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles],
      errorHandler: { _, _ in true })
    var count = 0
    while count < limit, let file = files?.nextObject() as? URL {
      count += 1
      guard Self.extensions.contains(file.pathExtension.lowercased()),
        let values = try? file.resourceValues(forKeys: Set(keys)), values.isRegularFile == true
      else { continue }
      guard body(PictureFile(url: file, date: values.contentModificationDate ?? .distantPast))
      else { return }
    }
  }
}

/// A file with a picture.
struct PictureFile: Hashable, Sendable {
  /// The location of the file.
  let url: URL
  /// The date of the last change.
  let date: Date

  /// Whether the file can be read.
  fileprivate var isPicture: Bool { FileManager.default.isReadableFile(atPath: url.path) }
}
