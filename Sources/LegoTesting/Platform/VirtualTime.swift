import UIKit

#if !canImport(Darwin)
  /// The clock of UIKit's animations, gestures and timers.
  @MainActor enum VirtualTime {
    /// Whether time advances by `advance(by:)` only.
    static var isHeld: Bool { FrameClock.shared.isPaused }

    static func hold() { FrameClock.shared.pause() }
    static func release() { FrameClock.shared.resume() }

    /// Advances the clock frame by frame, whether it is held or not.
    static func advance(by seconds: TimeInterval) {
      let wasHeld = isHeld
      FrameClock.shared.pause()
      FrameClock.shared.advance(by: seconds)
      if !wasHeld { FrameClock.shared.resume() }
    }

    /// Advances the clock until no animation runs, or for five seconds: some never end.
    static func finishAnimations() {
      for _ in 0..<300 where !FrameClock.shared.isIdle { FrameClock.shared.advance(by: 1.0 / 60) }
    }
  }
#else
  // Apple's UIKit follows real time.
  /// The clock of UIKit's animations, gestures and timers.
  @MainActor enum VirtualTime {
    /// Whether animations are played.
    private(set) static var isHeld = false

    static func hold() { isHeld = true }
    static func release() { isHeld = false }

    /// Runs the run loop for a number of seconds.
    static func advance(by seconds: TimeInterval) {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }

    /// Does nothing: the window's layers end their animations when animations are disabled.
    static func finishAnimations() {}
  }
#endif
