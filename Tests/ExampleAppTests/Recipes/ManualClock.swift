import Foundation

/// A clock whose seconds pass when a test says so.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    let seconds: Duration
    func advanced(by duration: Duration) -> Instant { Instant(seconds: seconds + duration) }
    func duration(to other: Instant) -> Duration { other.seconds - seconds }
    static func < (one: Instant, other: Instant) -> Bool { one.seconds < other.seconds }
  }

  private let lock = NSLock()
  private var time = Instant(seconds: .zero)
  private var sleepers = 0

  var now: Instant { lock.withLock { time } }
  let minimumResolution = Duration.zero

  func advance(by duration: Duration) { lock.withLock { time = time.advanced(by: duration) } }

  /// Whether something waits for the clock.
  var isAwaited: Bool { lock.withLock { sleepers > 0 } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    lock.withLock { sleepers += 1 }
    defer { lock.withLock { sleepers -= 1 } }
    while now < deadline { try await Task.sleep(nanoseconds: 1_000_000) }
  }
}
