import Foundation

/// The overrides of a subclass that were called, on any thread.
///
/// An image, for one, is asked for its size on the background queue that prepares it.
// Unchecked because the names are accessed under the lock.
final class OverrideLog: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: Set<String> = []

  /// The names that were recorded until now.
  var names: Set<String> { lock.withLock { recorded } }

  /// Records the function or property in whose body the call stands.
  func record(_ name: String = #function) {
    lock.withLock { _ = recorded.insert(name) }
  }
}
