import Foundation
import Synchronization

/// The displayed snapshot and the outstanding background updates of a data source, accessible on
/// every queue.
///
/// Updates come either always from the main queue or always from one serial background queue
/// (uikit.md, 7.2, point 7). Background updates are each compared there with the previous one and
/// applied on the main queue in order.
final class SnapshotQueue<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private struct State {
    var snapshot = Snapshot()
    // The snapshot before the next background update; nil if it is unknown.
    var last: Snapshot?
    var outstanding = 0
  }

  private let state = Mutex(State())

  /// Creates a queue that displays nothing.
  init() {}

  /// The displayed snapshot.
  var snapshot: Snapshot { state.withLock { $0.snapshot } }

  /// Whether background updates haven't been applied yet.
  var hasOutstandingUpdates: Bool { state.withLock { $0.outstanding > 0 } }

  /// Sets the displayed snapshot.
  func setSnapshot(_ snapshot: Snapshot) {
    state.withLock { state in
      state.snapshot = snapshot
      if state.outstanding == 0 { state.last = snapshot }
    }
  }

  /// Registers a background update.
  ///
  /// - Parameter snapshot: The snapshot that the update displays; nil if it depends on the previous
  ///   one.
  /// - Returns: The previous snapshot; `nil` if it is unknown.
  func begin(_ snapshot: Snapshot?) -> Snapshot? {
    state.withLock { state in
      defer { state.last = snapshot }
      state.outstanding += 1
      return state.last
    }
  }

  /// Unregisters a background update that has reached the main queue.
  func end() {
    state.withLock { state in
      state.outstanding -= 1
      if state.outstanding == 0 { state.last = state.snapshot }
    }
  }
}
