import UIKit

/// The clock of a screen's animations, gestures and timers.
///
/// A screen ends animations immediately, and its clock follows real time. ``advance(by:)`` moves the
/// clock on without waiting, for work that UIKit does after a delay. ``hold(_:)`` stops the clock and
/// plays animations, so that a test sees their frames:
///
/// ```swift
/// try screen.clock.hold {
///   try screen.tap("Show more")
///   screen.clock.advance(by: 0.15)
///   try screen.checkImage(named: "halfway")
/// }
/// ```
///
/// Apple's UIKit has no such clock: there, `advance(by:)` runs the run loop for that time.
@MainActor public struct ScreenClock {
  let screen: Screen

  /// The time in seconds, as `CACurrentMediaTime()` returns it.
  public var now: TimeInterval { CACurrentMediaTime() }

  /// Advances the clock frame by frame, and displays changes of state.
  ///
  /// ```swift
  /// screen.clock.advance(by: 0.5)
  /// ```
  public func advance(by seconds: TimeInterval) {
    screen.beginAction()
    VirtualTime.advance(by: seconds)
    screen.settle()
  }

  /// Stops the clock and plays animations while a closure runs; animations that still run afterwards
  /// are completed.
  ///
  /// Inside a closure that already holds the clock, it only calls the closure.
  public func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard !VirtualTime.isHeld else { return try body() }
    screen.settle()
    VirtualTime.hold()
    screen.root.enableAnimations()
    defer {
      screen.settle()
      VirtualTime.finishAnimations()
      screen.root.disableAnimations()
      VirtualTime.release()
      screen.settle()
    }
    return try body()
  }
}

extension Screen {
  /// The clock of the screen's animations, gestures and timers.
  ///
  /// ```swift
  /// screen.clock.advance(by: 2)
  /// ```
  public var clock: ScreenClock { ScreenClock(screen: self) }
}

// MARK: Waiting

extension Screen {
  /// Advances the clock frame by frame until a condition is true.
  ///
  /// Throws ``ScreenError/timedOut(seconds:text:)`` if it is still false after `timeout` seconds of
  /// the clock. A test that isn't asynchronous blocks the main actor, so its tasks can't finish
  /// meanwhile: use the asynchronous version to wait for them.
  ///
  /// ```swift
  /// try screen.wait { screen.text.contains("Saved") }
  /// ```
  public func wait(timeout: TimeInterval = 5, until condition: () throws -> Bool) throws {
    for frame in Self.frames(in: timeout) {
      if frame > 0 { VirtualTime.advance(by: Self.frameDuration) }
      settle()
      if try condition() { return }
    }
    throw ScreenError.timedOut(seconds: timeout, text: text)
  }

  /// Waits until a condition is true, while tasks run.
  ///
  /// Throws ``ScreenError/timedOut(seconds:text:)`` if it is still false after `timeout` seconds of
  /// real time.
  ///
  /// ```swift
  /// try screen.tap("Reload")  // starts a task
  /// try await screen.wait(timeout: 10) { screen.text.contains("12 new messages") }
  /// ```
  public func wait(
    timeout: TimeInterval = 5, until condition: @MainActor () throws -> Bool
  ) async throws {
    for frame in Self.frames(in: timeout) {
      if frame > 0 { try await Task.sleep(nanoseconds: UInt64(Self.frameDuration * 1e9)) }
      settle()
      if try condition() { return }
    }
    throw ScreenError.timedOut(seconds: timeout, text: text)
  }

  private static var frameDuration: TimeInterval { 1.0 / 60 }

  private static func frames(in seconds: TimeInterval) -> ClosedRange<Int> {
    0...max(0, Int((seconds / frameDuration).rounded(.up)))
  }
}
