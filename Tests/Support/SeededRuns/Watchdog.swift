import Foundation

/// Ends the process when a case takes too long, and says which one it was.
///
/// Unchecked, because the lock that guards what is written from two threads is not seen by the
/// compiler.
final class Watchdog: @unchecked Sendable {
  /// How many seconds of the processor a case may take: on a busy machine time alone says little.
  ///
  /// A case solves its layout some ten times, and two hundred measured groups inside each other take
  /// three seconds for each.
  private static let limit = 60.0
  /// How long a case may take that waits for something.
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

  /// A watchdog of the command of that name, which notes the running case in a file.
  init(name: String, file: SeedFile) {
    self.name = name
    self.file = file
  }

  /// Starts to watch, on a thread of its own.
  func start() {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.5)
        look()
      }
    }
  }

  /// A case begins.
  func begin(_ seed: UInt64) {
    file.write(seed)
    lock.withLock { running = Case(seed: seed) }
  }

  /// The case came to its end; returns the seconds of the processor that it took.
  func end() -> Double {
    lock.withLock {
      defer { running = nil }
      return running.map { Self.processorTime - $0.processorStart } ?? 0
    }
  }

  /// The seconds that the processor has worked for this process.
  private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  private func look() {
    guard let running = lock.withLock({ running }),
      Self.processorTime - running.processorStart > Self.limit
        || .now - running.start > Self.patience
    else { return }
    let text = "\(name): the case of seed \(running.seed) takes more than \(Self.limit) s\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
  }
}
