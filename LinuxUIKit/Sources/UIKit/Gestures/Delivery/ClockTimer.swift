/// A one-shot timer that uses the frame clock.
///
/// Starting it again replaces the pending action. It fires at a frame, so up to one frame late.
@MainActor final class ClockTimer {
  private var start = 0

  /// Schedules `action` to run after the given number of seconds.
  func start(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    start += 1
    let (number, end) = (start, FrameClock.shared.now + seconds - Self.timeTolerance)
    FrameClock.shared.onEachFrame { [weak self] time in
      guard let self, start == number else { return false }
      guard time >= end else { return true }
      action()
      return false
    }
  }

  /// Cancels the pending action.
  func stop() {
    start += 1
  }

  /// The tolerance for sums of frame durations, in seconds.
  private static let timeTolerance: TimeInterval = 1e-6
}
