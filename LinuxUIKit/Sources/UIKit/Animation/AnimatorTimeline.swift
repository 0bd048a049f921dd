import ScrollMotion

/// The fraction of an animator's duration at each moment: running, paused, forward or backward.
struct AnimatorTimeline {
  private let duration: TimeInterval
  private let pace: Pace
  private var motion = Motion.paused(fraction: 0)
  /// The timing of the remaining part, if it isn't that of the whole.
  private var rest: Rest?

  private enum Motion {
    case paused(fraction: Double)
    case running(from: Double, to: Double, begin: TimeInterval, duration: TimeInterval)
  }

  /// A part of the animation with a timing of its own: from one progress to another.
  private struct Rest {
    let from: Double
    let to: Double
    let pace: Pace
  }

  init(duration: TimeInterval, pace: Pace) {
    (self.duration, self.pace) = (duration, pace)
  }

  /// Whether time changes the fraction.
  var isRunning: Bool {
    if case .running = motion { return true }
    return false
  }

  /// Returns the fraction of the duration at a time, from 0 to 1.
  func fraction(at time: TimeInterval) -> Double {
    switch motion {
    case .paused(let fraction): return fraction
    case .running(let from, let to, let begin, let duration):
      guard duration > 0 else { return to }
      return from + (to - from) * min(max((time - begin) / duration, 0), 1)
    }
  }

  /// Returns whether the end of the current direction is reached.
  func isOver(at time: TimeInterval) -> Bool {
    // A tolerance, since frame times are sums of sixtieths.
    guard case .running(_, _, let begin, let duration) = motion else { return false }
    return time >= begin + duration - 1e-9
  }

  /// Returns the progress of changes that began at a fraction of the duration.
  func progress(at time: TimeInterval, since start: Double, scrubsLinearly: Bool) -> Double {
    let whole = fraction(at: time)
    let part = start < 1 ? min(max((whole - start) / (1 - start), 0), 1) : 1
    switch motion {
    case .paused: return scrubsLinearly ? part : eased(part)
    case .running(_, _, let begin, let duration):
      guard let rest else { return eased(part) }
      let passed = duration > 0 ? min(max((time - begin) / duration, 0), 1) : 1
      let value =
        rest.from + (rest.to - rest.from)
        * rest.pace.progress(after: passed * duration, of: duration)
      return start < 1 ? max((value - start) / (1 - start), 0) : 1
    }
  }

  private func eased(_ fraction: Double) -> Double {
    pace.progress(after: fraction * duration, of: duration)
  }

  /// Pauses; with linear scrubbing the presented progress becomes the fraction.
  mutating func pause(at time: TimeInterval, scrubsLinearly: Bool) {
    guard isRunning else { return }
    let progress = progress(at: time, since: 0, scrubsLinearly: scrubsLinearly)
    motion = .paused(fraction: scrubsLinearly ? min(max(progress, 0), 1) : fraction(at: time))
    rest = nil
  }

  /// Pauses at a fraction of the duration.
  mutating func setFraction(_ fraction: Double) {
    motion = .paused(fraction: min(max(fraction, 0), 1))
    rest = nil
  }

  /// Runs to the end of a direction, from `begin` on.
  ///
  /// - Parameters:
  ///   - time: The begin.
  ///   - isReversed: Whether the end is the start of the animation.
  ///   - length: The duration of the remaining part; `nil` for its share of the duration.
  ///   - newPace: The timing of the remaining part; `nil` continues on the curve of the whole.
  ///   - scrubsLinearly: Whether the fraction at which it is paused is the progress.
  mutating func run(
    at time: TimeInterval, isReversed: Bool, length: TimeInterval?, pace newPace: Pace?,
    scrubsLinearly: Bool
  ) {
    let progress = progress(at: time, since: 0, scrubsLinearly: scrubsLinearly)
    let wasPaused = !isRunning
    let current = fraction(at: time)
    let from = wasPaused && scrubsLinearly ? fraction(withProgress: current) : current
    let to: Double = isReversed ? 0 : 1
    let share = abs(to - (newPace == nil ? from : progress))
    motion = .running(from: from, to: to, begin: time, duration: length ?? share * duration)
    rest = newPace.map { Rest(from: progress, to: to, pace: $0) }
  }

  /// Returns the fraction of the duration at which the curve first has a progress.
  private func fraction(withProgress progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if eased(middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
