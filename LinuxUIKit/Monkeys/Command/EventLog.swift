import Foundation
import MonkeyCases

/// The events of the running case in a file, and a watchdog that ends the process in an event that hangs.
///
/// Unchecked, because the compiler doesn't see that a lock guards the state that two threads share.
final class EventLog: @unchecked Sendable {
  #if DEBUG
    /// The limit of an event in seconds of processor time, which the load of the machine doesn't change.
    ///
    /// Debug builds are about ten times slower.
    static let limit = 20.0
  #else
    /// The limit of an event in seconds of processor time, which the load of the machine doesn't change.
    static let limit = 2.0
  #endif

  private let url: URL
  private let lock = NSLock()
  private var handle: FileHandle?
  private var running: (start: Double, text: String)?

  /// Creates the file `events` in a folder.
  init(folder: String) {
    url = URL(fileURLWithPath: folder).appendingPathComponent("events")
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// Starts the watchdog's thread.
  func start() {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.25)
        checkRunningEvent()
      }
    }
  }

  /// Begins the file of another case.
  func begin(_ seed: UInt64) {
    _ = FileManager.default.createFile(atPath: url.path, contents: Data("seed \(seed)\n".utf8))
    handle = try? FileHandle(forWritingTo: url)
    _ = try? handle?.seekToEnd()
  }

  /// Records an event before it is performed, or the end of the case.
  func record(_ number: Int, _ event: MonkeyEvent?) {
    let text = event.map { "\(number): \($0)" }
    if let text { try? handle?.write(contentsOf: Data("\(text)\n".utf8)) }
    lock.withLock { running = text.map { (Self.processorTime, $0) } }
  }

  private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  private func checkRunningEvent() {
    guard let running = lock.withLock({ running }),
      Self.processorTime - running.start > Self.limit
    else { return }
    let text = "monkeys: the event \(running.text) takes more than \(Self.limit) s\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
  }
}
