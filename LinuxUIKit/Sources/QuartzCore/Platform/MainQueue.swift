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
  /// On Linux, other threads may service the main queue. The thread is asked last, by system calls.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  /// Passes a value to a function of the main actor, if the caller runs on it; returns `nil` elsewhere.
  static func ifCurrent<Value, Result>(
    _ value: Value, _ body: @MainActor (Value) -> Result
  ) -> Result? {
    isCurrent ? asCurrent(value, body) : nil
  }

  /// Passes a value to a function of the main actor, for a caller that is known to run on it.
  static func asCurrent<Value, Result>(
    _ value: Value, _ body: @MainActor (Value) -> Result
  ) -> Result {
    // As in `MainActor.assumeIsolated(_:)`, whose own check would be a second one, by system calls.
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: ((Value) -> Result).self)(value)
    }
  }
}
