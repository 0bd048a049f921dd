import Foundation

/// The queue of the main actor, which layers reach from where they are used.
///
/// Layers, animations and transactions belong to no actor, as Apple's. Views and displays belong to the
/// main actor. A layer asks them by `ifCurrent(_:_:)`, and goes without them on other threads, where
/// nothing is displayed.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue, on any thread.
  ///
  /// On Linux, other threads may service the main queue.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// Passes a value to a function of the main actor, if the caller runs on it; returns `nil` elsewhere.
  static func ifCurrent<Value, Result>(
    _ value: Value, _ body: @MainActor (Value) -> Result
  ) -> Result? {
    guard isCurrent else { return nil }
    // Unchecked because neither value leaves the caller, which is on the main actor.
    nonisolated(unsafe) let value = value
    return MainActor.assumeIsolated { UncheckedResult(value: body(value)) }.value
  }

  private struct UncheckedResult<Value>: @unchecked Sendable {
    let value: Value
  }
}
