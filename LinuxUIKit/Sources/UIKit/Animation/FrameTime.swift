import Synchronization

/// The time that views and layers go by: the machine's, or one that stands still.
///
/// It can be asked for anywhere, as Core Animation's time can; the frame clock sets it.
struct FrameTime: Sendable {
  private static let shared = Mutex(FrameTime())
  private var held: TimeInterval?
  private var lead: TimeInterval = 0

  /// Seconds that only grow.
  static var now: TimeInterval {
    shared.withLock { $0.held ?? FrameTimer.uptime + $0.lead }
  }

  /// The time at which the clock stands; nil while it goes.
  ///
  /// After a release time goes on from there, so that it never goes back.
  static var held: TimeInterval? {
    get { shared.withLock { $0.held } }
    set {
      shared.withLock { time in
        if newValue == nil, let old = time.held { time.lead = old - FrameTimer.uptime }
        time.held = newValue
      }
    }
  }
}
