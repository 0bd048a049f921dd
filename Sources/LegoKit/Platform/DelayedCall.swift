import UIKit

/// A call of a closure after a delay, at most one at a time.
@MainActor final class DelayedCall {
  private var number = 0

  /// Calls a closure after a number of seconds, in place of a call that is pending.
  func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    number += 1
    wait(seconds) { [weak self, number] in
      if self?.number == number { action() }
    }
  }

  /// Cancels the pending call.
  func cancel() {
    number += 1
  }

  #if canImport(Darwin)
    private func wait(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        action()
      }
    }
  #else
    // The clock of animations, which tests advance.
    private func wait(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
      let end = FrameClock.shared.now + seconds
      FrameClock.shared.onEachFrame { [weak self, number] time in
        guard let self, self.number == number else { return false }
        // The tolerance is that of sums of frame durations.
        guard time >= end - 1e-6 else { return true }
        action()
        return false
      }
    }
  #endif
}

/// A call of a closure after the screen was drawn.
@MainActor enum NextFrame {
  /// Calls a closure in a later run of the main queue: on Apple's platforms after the duration of a frame.
  static func perform(_ action: @escaping @MainActor () -> Void) {
    Task { @MainActor in
      #if canImport(Darwin)
        try? await Task.sleep(nanoseconds: 16_666_667)
      #endif
      action()
    }
  }
}
