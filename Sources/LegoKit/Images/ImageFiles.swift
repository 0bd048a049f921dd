import Foundation

/// The data of images in files of a folder, within a number of bytes.
///
/// The name of a file is a hash of the URL, which may contain a token or be longer than a name may be.
/// The hash is short, so that two URLs may have the same one: the file begins with its URL, which is
/// compared. The date of a file is that of its last use, by which the order survives the process.
actor ImageFiles {
  private let folder: URL
  private let limit: Int
  /// The files and their sizes; `nil` before the folder was read.
  private var files: LeastRecentlyUsed<String, Int>?

  /// Creates files in a folder, which is created when it is needed; a limit of 0 writes none.
  init(folder: URL, limit: Int) {
    (self.folder, self.limit) = (folder, limit)
  }

  /// The bytes of all files.
  var cost: Int { readFolder().cost }

  /// Returns whether there is a file of the name of a URL.
  func contains(_ url: URL) -> Bool {
    limit > 0 && readFolder().contains(Self.name(of: url))
  }

  /// Returns the data of a URL, or `nil` if there is none.
  func data(for url: URL) -> Data? {
    let name = Self.name(of: url)
    guard limit > 0, readFolder().contains(name) else { return nil }
    guard let file = try? Data(contentsOf: path(of: name)), let data = file.content(of: url) else {
      // Another URL of the same hash, or a file that was removed or damaged.
      files?.remove(name)
      return nil
    }
    _ = files?.value(for: name)
    // A file whose date can't be set is only removed earlier than others.
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: path(of: name).path)
    return data
  }

  /// Writes the data of a URL, for which other files are removed.
  ///
  /// Data that is larger than the limit, or can't be written, is not kept.
  func insert(_ data: Data, for url: URL) {
    let name = Self.name(of: url)
    let file = Data(data, of: url)
    guard limit > 0, file.count <= limit else { return }
    _ = readFolder()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try file.write(to: path(of: name), options: .atomic)
    } catch {
      return remove(url)
    }
    let removed = files?.insert(file.count, for: name, cost: file.count) ?? []
    for name in removed { delete(name) }
  }

  /// Removes the data of a URL.
  func remove(_ url: URL) {
    let name = Self.name(of: url)
    _ = readFolder()
    files?.remove(name)
    delete(name)
  }

  private func path(of name: String) -> URL { folder.appendingPathComponent(name) }

  private func delete(_ name: String) {
    try? FileManager.default.removeItem(at: path(of: name))
  }

  /// Reads the names, sizes and dates of the files, once.
  private func readFolder() -> LeastRecentlyUsed<String, Int> {
    if let files { return files }
    var found = LeastRecentlyUsed<String, Int>(limit: limit)
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    let entries = names.filter { $0.hasSuffix(Self.suffix) }.compactMap { name in
      let attributes = try? manager.attributesOfItem(atPath: path(of: name).path)
      let size = (attributes?[.size] as? NSNumber)?.intValue
      let date = attributes?[.modificationDate] as? Date
      return size.map { (name: name, size: $0, date: date ?? .distantPast) }
    }
    for entry in entries.sorted(by: { ($0.date, $0.name) < ($1.date, $1.name) }) {
      let removed = found.insert(entry.size, for: entry.name, cost: entry.size)
      for name in removed { delete(name) }
      if !found.contains(entry.name) { delete(entry.name) }
    }
    files = found
    return found
  }

  // Other files in the folder stay.
  private static let suffix = ".image"

  /// The name of the file of a URL: a 64-bit FNV-1a hash.
  static func name(of url: URL) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in url.absoluteString.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + suffix
  }
}

extension Data {
  /// Creates the content of a file: the length of the URL in four bytes, the URL, and the data.
  fileprivate init(_ data: Data, of url: URL) {
    let name = Data(url.absoluteString.utf8)
    let length = UInt32(truncatingIfNeeded: name.count)
    self.init()
    reserveCapacity(4 + name.count + data.count)
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: length >> shift)) }
    append(name)
    append(data)
  }

  /// Returns the data in a file of a URL; `nil` if the file is that of another URL.
  fileprivate func content(of url: URL) -> Data? {
    let name = Data(url.absoluteString.utf8)
    let start = 4 + name.count
    guard count >= start, prefix(start) == Data(Data(), of: url) else { return nil }
    return Data(dropFirst(start))
  }
}
