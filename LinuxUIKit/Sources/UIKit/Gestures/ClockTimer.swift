/// Calls an action once after some time of the frame clock, unless it is stopped before.
///
/// Starting it again forgets the earlier start. It acts on a frame, so up to one later than asked.
@MainActor final class ClockTimer {
  private var start = 0

  /// Calls `action` in so many seconds.
  func start(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    start += 1
    let (number, end) = (start, FrameClock.shared.now + seconds - Self.noise)
    FrameClock.shared.onEachFrame { [weak self] time in
      guard let self, start == number else { return false }
      guard time >= end else { return true }
      action()
      return false
    }
  }

  /// Forgets the action.
  func stop() {
    start += 1
  }

  /// Sums of frames may miss a time by so much.
  private static let noise: TimeInterval = 1e-6
}
