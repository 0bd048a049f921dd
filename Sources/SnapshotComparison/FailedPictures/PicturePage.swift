import Foundation

/// The page on which the pictures of failed comparisons are displayed.
///
/// It is one HTML file, `index.html`, with all pictures that differ from their snapshots at the moment:
/// a picture is added when its comparison fails, and removed when one succeeds or records it. Several
/// processes may compare pictures at the same time; each changes the page while it holds a lock.
///
/// Each picture is also a file in `entries`, from which the page is composed again. Since a composed
/// page can have some hundred megabytes, a picture that is new is appended to it.
package struct PicturePage: Equatable, Sendable {
  /// The folder of the page.
  let folder: URL

  /// Creates the page of the snapshots in a folder.
  init(forFilesIn folder: URL) {
    self.folder = Self.folder(
      forFilesIn: folder, environment: ProcessInfo.processInfo.environment,
      currentFolder: FileManager.default.currentDirectoryPath)
  }

  /// Creates the page in a folder.
  package init(in folder: URL) { self.folder = folder }

  /// The path of the page; `nil` while no picture is on it.
  package var path: String? { FileManager.default.fileExists(atPath: page.path) ? page.path : nil }

  /// Adds a picture, or replaces it; its new file is expected beside the snapshot.
  package func add(_ picture: FailedPicture, of test: PictureTest) throws {
    try FileManager.default.createDirectory(at: entries, withIntermediateDirectories: true)
    try withLock {
      let entry = entryFile(of: picture.path)
      let isNew = !FileManager.default.fileExists(atPath: entry.path)
      let text = PictureEntry(picture: picture, test: test, id: id(of: picture.path)).html
      // The entry's first line names the file with which it vanishes.
      let data = Data("<!-- \(Self.encoded(Self.newPath(of: picture.path))) -->\n\(text)".utf8)
      try data.write(to: entry, options: .atomic)
      if isNew, isPageWhole, try removeStaleEntries() == 0 {
        try append(data)
      } else {
        try compose()
      }
    }
  }

  /// Removes the picture of a snapshot, if it is on the page; deletes a page without pictures.
  package func remove(_ path: String) {
    let entry = entryFile(of: path)
    guard FileManager.default.fileExists(atPath: entry.path) else { return }
    try? withLock {
      try FileManager.default.removeItem(at: entry)
      try compose()
    }
  }

  private var page: URL { folder.appendingPathComponent("index.html") }
  private var entries: URL { folder.appendingPathComponent("entries") }

  /// Returns the path of the new picture for that of a snapshot.
  private static func newPath(of path: String) -> String {
    let url = URL(fileURLWithPath: path)
    return url.deletingPathExtension().path + ".new." + url.pathExtension
  }
}

// MARK: - Files

extension PicturePage {
  /// Composes the page of all entries whose new picture still exists.
  private func compose() throws {
    _ = try removeStaleEntries()
    let files = try entryFiles()
    guard !files.isEmpty else {
      try? FileManager.default.removeItem(at: page)
      return
    }
    var text = Data(PictureDocument.head.utf8)
    for file in files { text += try Data(contentsOf: file) }
    try text.write(to: page, options: .atomic)
    // Version control and package managers leave the folder alone.
    let ignored = folder.appendingPathComponent(".gitignore")
    try Data("*\n".utf8).write(to: ignored, options: .atomic)
  }

  private func append(_ data: Data) throws {
    let file = try FileHandle(forWritingTo: page)
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: data)
  }

  /// Whether the page ends as an entry does: not if a process ended while it appended one.
  private var isPageWhole: Bool {
    guard let file = try? FileHandle(forReadingFrom: page) else { return false }
    defer { try? file.close() }
    let end = Data(PictureEntry.end.utf8)
    guard let size = try? file.seekToEnd(), size >= end.count,
      (try? file.seek(toOffset: size - UInt64(end.count))) != nil
    else { return false }
    return (try? file.readToEnd()) == end
  }

  /// Removes the entries whose new picture was deleted or accepted by hand; returns their number.
  private func removeStaleEntries() throws -> Int {
    let stale = try entryFiles().filter { file in
      guard let path = newPath(inEntry: file) else { return true }
      return !FileManager.default.fileExists(atPath: path)
    }
    for file in stale { try FileManager.default.removeItem(at: file) }
    return stale.count
  }

  private func newPath(inEntry file: URL) -> String? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    // Paths are shorter than 4,096 bytes, which percents make up to three times as long.
    let start = (try? handle.read(upToCount: 3 * 4_096 + 16)) ?? Data()
    let line = String(decoding: start.prefix { $0 != 0x0A }, as: UTF8.self)
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst(5).dropLast(4)).removingPercentEncoding
  }

  private func entryFiles() throws -> [URL] {
    let names = try FileManager.default.contentsOfDirectory(atPath: entries.path)
    return names.filter { $0.hasSuffix(".html") }.sorted().map(entries.appendingPathComponent)
  }

  /// Returns the file of the entry of a snapshot; names begin with that of the picture, by which the
  /// page is sorted.
  private func entryFile(of path: String) -> URL {
    entries.appendingPathComponent(id(of: path) + ".html")
  }

  /// Returns an identifier for the path of a snapshot, with letters that need no escape in HTML.
  private func id(of path: String) -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let letters = name.unicodeScalars.prefix(60).map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic ? String(scalar) : "-"
    }
    // FNV-1a, which is the same in each process.
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return "picture-\(letters.joined())-\(String(hash, radix: 16))"
  }

  private static func encoded(_ path: String) -> String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/._"))
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }

  /// Performs changes while no other process or thread performs any.
  private func withLock(_ changes: () throws -> Void) throws {
    let file = open(folder.appendingPathComponent("lock").path, O_CREAT | O_RDWR, 0o644)
    guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
    // Closing the file ends the lock, also when the process ends.
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else { throw CocoaError(.fileWriteUnknown) }
    }
    try changes()
  }
}

// MARK: - The folder

extension PicturePage {
  /// Returns the folder of the page for the snapshots in a folder.
  ///
  /// 1. The environment variable `SNAPSHOTS_PAGE` names it, relative to the current folder.
  /// 2. It is `failed-pictures` in the package from which tests were started, if that contains the
  ///    snapshots.
  /// 3. It is `failed-pictures` in the innermost folder around the snapshots that is a package, or
  ///    has a project of Xcode.
  /// 4. It is `failed-pictures` beside the folder of the snapshots.
  static func folder(
    forFilesIn folder: URL, environment: [String: String], currentFolder: String
  ) -> URL {
    let current = URL(fileURLWithPath: currentFolder, isDirectory: true)
    if let path = environment["SNAPSHOTS_PAGE"], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true, relativeTo: current).absoluteURL
    }
    let around = sequence(first: folder.standardizedFileURL) { url in
      url.path == "/" ? nil : url.deletingLastPathComponent()
    }
    let started = around.first { $0.path == current.standardizedFileURL.path && $0.isPackage }
    let top = started ?? around.first(where: \.isPackage) ?? folder.deletingLastPathComponent()
    return top.appendingPathComponent("failed-pictures", isDirectory: true)
  }
}

extension URL {
  /// Whether the folder is that of a package, or has a project of Xcode.
  fileprivate var isPackage: Bool {
    let manifest = appendingPathComponent("Package.swift").path
    guard !FileManager.default.fileExists(atPath: manifest) else { return true }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.contains { $0.hasSuffix(".xcodeproj") }
  }
}

extension PicturePage {
  /// Returns a sentence with the path of the page, for the message of a failed comparison; empty if
  /// the snapshot is no picture or the page could not be written.
  package static func sentence(forSnapshot path: String) -> String {
    guard path.hasSuffix(".png") else { return "" }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard let page = PicturePage(forFilesIn: folder).path else { return "" }
    return " All pictures that differ are in \(page)."
  }
}
