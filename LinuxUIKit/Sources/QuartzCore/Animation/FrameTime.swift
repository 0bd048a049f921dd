import Foundation
import Synchronization

/// The time of views and layers: that of the machine, or a paused one.
///
/// It can be read from any thread, as Core Animation's time can; the frame clock sets it.
struct FrameTime: Sendable {
  private static let shared = Mutex(FrameTime())
  private var pausedTime: TimeInterval?
  /// The seconds by which the time is ahead of the machine's.
  private var lead: TimeInterval = 0

  /// Monotonic seconds.
  static var now: TimeInterval {
    shared.withLock { $0.pausedTime ?? FrameTimer.uptime + $0.lead }
  }

  /// The time of a paused clock; `nil` while it runs.
  ///
  /// A resumed clock continues from this time, so that time never goes back.
  static var pausedTime: TimeInterval? {
    get { shared.withLock { $0.pausedTime } }
    set {
      shared.withLock { time in
        if newValue == nil, let old = time.pausedTime { time.lead = old - FrameTimer.uptime }
        time.pausedTime = newValue
      }
    }
  }
}
