import Foundation

/// The file that names the case that is running, so that it is known after a trap.
struct SeedFile {
  private let handle: FileHandle?

  /// The file `seed` in a folder, which is made where it is missing.
  init(folder: String) {
    let url = URL(fileURLWithPath: folder).appendingPathComponent("seed")
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    handle = try? FileHandle(forWritingTo: url)
  }

  /// Names a case; costs one call of the system.
  func write(_ seed: UInt64) {
    // Twenty digits overwrite those of any seed before.
    let digits = "\(seed)"
    let text = digits + String(repeating: " ", count: max(0, 20 - digits.count)) + "\n"
    try? handle?.seek(toOffset: 0)
    try? handle?.write(contentsOf: Data(text.utf8))
  }
}
