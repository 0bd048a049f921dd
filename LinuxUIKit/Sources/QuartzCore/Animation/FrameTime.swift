import Foundation
import Synchronization

/// The time of views and layers: that of the machine, a slower or faster one, or a paused one.
///
/// It can be read from any thread, as Core Animation's time can; the frame clock sets it.
struct FrameTime: Sendable {
  private static let shared = Mutex(FrameTime())
  private var pausedTime: TimeInterval?
  /// The time at `origin`, in seconds.
  private var base: TimeInterval = 0
  /// The machine's time from which the running time is calculated, in seconds.
  private var origin: TimeInterval = 0
  private var speed = 1.0

  /// Monotonic seconds.
  static var now: TimeInterval {
    shared.withLock { $0.pausedTime ?? $0.runningTime(at: FrameTimer.uptime) }
  }

  /// The time of a paused clock; `nil` while it runs.
  ///
  /// A resumed clock continues from this time, so that time never goes back.
  static var pausedTime: TimeInterval? {
    get { shared.withLock { $0.pausedTime } }
    set {
      shared.withLock { time in
        if newValue == nil, let old = time.pausedTime { time.restart(at: old) }
        time.pausedTime = newValue
      }
    }
  }

  /// The seconds that pass while one second of the machine's time passes.
  ///
  /// Time continues without a jump when it is set. Zero, negative and infinite speeds are ignored.
  static var speed: Double {
    get { shared.withLock { $0.speed } }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      shared.withLock { time in
        time.restart(at: time.runningTime(at: FrameTimer.uptime))
        time.speed = newValue
      }
    }
  }

  private func runningTime(at uptime: TimeInterval) -> TimeInterval {
    base + (uptime - origin) * speed
  }

  /// Continues the running time from `now`.
  private mutating func restart(at now: TimeInterval) {
    (base, origin) = (now, FrameTimer.uptime)
  }
}
