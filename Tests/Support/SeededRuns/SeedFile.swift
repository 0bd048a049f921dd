import Foundation

/// A file with the seed of the running case, to identify it after a trap.
struct SeedFile {
  private let handle: FileHandle?

  /// Creates the file `seed` in a folder, which is created if necessary.
  init(folder: String) {
    let url = URL(fileURLWithPath: folder).appendingPathComponent("seed")
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    handle = try? FileHandle(forWritingTo: url)
  }

  /// Writes a seed; costs one system call.
  func write(_ seed: UInt64) {
    // Twenty digits overwrite any previous seed.
    let digits = "\(seed)"
    let text = digits + String(repeating: " ", count: max(0, 20 - digits.count)) + "\n"
    try? handle?.seek(toOffset: 0)
    try? handle?.write(contentsOf: Data(text.utf8))
  }
}
