import Foundation

/// The machine's time, and frames that come by themselves.
///
/// Frames are calls from the main dispatch queue; while it is stopped no timer is alive.
@MainActor final class FrameTimer {
  private static let interval = 1.0 / 60
  private var source: (any DispatchSourceTimer)?

  /// Seconds since the machine was started, which only grow.
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

  /// Ends the calls.
  func stop() {
    source?.cancel()
    source = nil
  }
}
