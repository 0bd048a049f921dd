import Foundation

/// A watchdog that ends the process if a case takes too long, and reports the case.
///
/// Unchecked, because the compiler doesn't see that a lock guards the state that two threads share.
final class Watchdog: @unchecked Sendable {
  /// The limit of processor time of a case in seconds, which doesn't depend on the load of the
  /// machine.
  ///
  /// A case solves its layout about ten times, and two hundred nested measured groups take three
  /// seconds each.
  private static let limit = 60.0
  /// The limit of the duration of a case that waits.
  private static let patience = Duration.seconds(300)

  private let name: String
  private let file: SeedFile
  private let lock = NSLock()
  private var running: Case?

  private struct Case {
    let seed: UInt64
    let start = ContinuousClock.now
    let processorStart = Watchdog.processorTime
  }

  /// Creates a watchdog of a command, which writes the seed of the running case to a file.
  init(name: String, file: SeedFile) {
    self.name = name
    self.file = file
  }

  /// Starts a thread that checks the running case.
  func start() {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.5)
        checkRunningCase()
      }
    }
  }

  /// Records the start of a case.
  func begin(_ seed: UInt64) {
    file.write(seed)
    lock.withLock { running = Case(seed: seed) }
  }

  /// Records the end of the case, and returns its processor time in seconds.
  func end() -> Double {
    lock.withLock {
      defer { running = nil }
      return running.map { Self.processorTime - $0.processorStart } ?? 0
    }
  }

  /// The processor time of this process in seconds.
  private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  private func checkRunningCase() {
    guard let running = lock.withLock({ running }),
      Self.processorTime - running.processorStart > Self.limit
        || .now - running.start > Self.patience
    else { return }
    let text = "\(name): the case of seed \(running.seed) takes more than \(Self.limit) s\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
  }
}

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
