import Foundation

/// The machine's time, and a timer for frames.
///
/// Frames are called on the main dispatch queue; there is no timer while it is stopped.
@MainActor final class FrameTimer {
  private static let interval = 1.0 / 60
  private var source: (any DispatchSourceTimer)?

  /// The monotonic seconds since the machine was started.
  nonisolated static var uptime: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
  }

  /// Calls `tick` 60 times a second, from the next frame on; does nothing while it runs.
  func start(_ tick: @escaping @MainActor () -> Void) {
    guard source == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    source.setEventHandler { MainActor.assumeIsolated { tick() } }
    source.resume()
    self.source = source
  }

  /// Stops the calls.
  func stop() {
    source?.cancel()
    source = nil
  }
}
