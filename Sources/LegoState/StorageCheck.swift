/// A time at which models are read again that another thread has written.
///
/// Swift's observation calls back before a value is stored, so that an evaluation after the callback may
/// have read the old one. Two checks follow: a write usually takes a few instructions, but the system may
/// suspend its thread meanwhile.
package struct StorageCheck {
  /// The time from an evaluation to a check.
  enum Delay: Sendable {
    /// The time from an evaluation to the first check.
    case first
    /// The time from the evaluation of the first check to the second one.
    case second

    // Unverified: Apple says nothing of how long a thread of low priority may be suspended.
    fileprivate var duration: Duration { self == .first ? .milliseconds(100) : .seconds(1) }

    /// The delay of the check that follows; `nil` after the last one.
    var next: Delay? { self == .first ? .second : nil }
  }

  let delay: Delay
  private let deadline: ContinuousClock.Instant

  /// Creates a check of an evaluation that ends now.
  init(after delay: Delay) {
    self.delay = delay
    deadline = .now + delay.duration
  }

  /// Waits for the time of the check.
  func wait() async {
    try? await Task.sleep(until: deadline, clock: .continuous)
  }
}
