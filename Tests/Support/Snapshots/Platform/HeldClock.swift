import Foundation
import UIKit

/// The time of views and layers, which a test moves.
@MainActor public struct HeldClock {
  #if canImport(Darwin)
    /// Lets time go on; on Apple's platforms by waiting for it.
    public func advance(by seconds: TimeInterval, framesPerSecond: Double = 60) {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }

    fileprivate func hold() {}
    fileprivate func release() {}
  #else
    /// Lets time go on frame by frame; the last one is exactly at the end.
    public func advance(by seconds: TimeInterval, framesPerSecond: Double = 60) {
      FrameClock.shared.advance(by: seconds, framesPerSecond: framesPerSecond)
    }

    fileprivate func hold() { FrameClock.shared.pause() }
    fileprivate func release() { FrameClock.shared.resume() }
  #endif
}

/// Runs a test while the time stands still, except where the test lets it go on.
///
/// It is not asynchronous, so that no other test's animations come in between.
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
