/// The time of animations that an interaction controls: paused at a moment, forward, or backward.
///
/// Animations that begin in `record(_:)` follow the clock instead of the time of frames. A clock that
/// runs backward to its start ends them with the values before them.
package final class AnimationClock {
  /// The time at which the clock was created, from which the animations count theirs.
  private let origin: TimeInterval
  private var motion: Motion

  private struct Motion {
    /// The elapsed time at `begin`, in seconds.
    var elapsed: TimeInterval
    /// The time of frames at which the motion began.
    var begin: TimeInterval
    /// The speed relative to the time of frames; 0 while the clock is paused, negative backward.
    var speed: Double
  }

  /// Creates a clock that is paused at its start, or that runs.
  package init(isRunning: Bool) {
    origin = FrameTime.now
    motion = Motion(elapsed: 0, begin: origin, speed: isRunning ? 1 : 0)
  }

  /// Runs a block whose animations follow the clock.
  package func record(_ animations: () -> Void) {
    AnimationBlock.record(with: self, animations)
  }

  /// The elapsed time of the animations, in seconds, at least 0.
  package var elapsed: TimeInterval { elapsed(at: FrameTime.now) }

  /// Pauses the clock at an elapsed time, in seconds.
  package func pause(at elapsed: TimeInterval) {
    motion = Motion(elapsed: max(0, elapsed), begin: FrameTime.now, speed: 0)
  }

  /// Runs the clock on from the elapsed time, at a speed that is negative for the way back.
  package func run(speed: Double) {
    motion = Motion(elapsed: elapsed, begin: FrameTime.now, speed: speed)
  }

  /// Whether the clock runs forward, so that animations end at their end.
  var runsForward: Bool { motion.speed > 0 }

  /// Whether the clock has run back to its start.
  func isBack(at time: TimeInterval) -> Bool {
    motion.speed < 0 && elapsed(at: time) <= Self.tolerance
  }

  /// Returns the time of the animations at a time of frames.
  func animationTime(at time: TimeInterval) -> TimeInterval {
    origin + elapsed(at: time)
  }

  private func elapsed(at time: TimeInterval) -> TimeInterval {
    max(0, motion.elapsed + (time - motion.begin) * motion.speed)
  }

  /// The tolerance of times, since frame times are sums of sixtieths.
  private static let tolerance: TimeInterval = 1e-9
}
