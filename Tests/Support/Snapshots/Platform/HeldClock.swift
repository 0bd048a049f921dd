import Foundation
import UIKit

/// The clock of animations, controlled by a test.
@MainActor public struct HeldClock {
  #if canImport(Darwin)
    /// Advances the clock; on Apple's platforms by waiting.
    public func advance(by seconds: TimeInterval, framesPerSecond: Double = 60) {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }

    fileprivate func hold() {}
    fileprivate func release() {}
  #else
    /// Advances the clock frame by frame; the last frame is exactly at the end.
    public func advance(by seconds: TimeInterval, framesPerSecond: Double = 60) {
      FrameClock.shared.advance(by: seconds, framesPerSecond: framesPerSecond)
    }

    fileprivate func hold() { FrameClock.shared.pause() }
    fileprivate func release() { FrameClock.shared.resume() }
  #endif
}

/// Runs a test with a paused clock, which the test advances.
///
/// It isn't asynchronous, so that animations of other tests can't interleave.
///
/// ```swift
/// withHeldClock { clock in
///   UIView.animate(withDuration: 1) { view.alpha = 0 }
///   clock.advance(by: 0.5)
/// }
/// ```
@MainActor public func withHeldClock<Result>(
  _ body: (HeldClock) throws -> Result
) rethrows -> Result {
  let clock = HeldClock()
  clock.hold()
  defer { clock.release() }
  return try body(clock)
}
