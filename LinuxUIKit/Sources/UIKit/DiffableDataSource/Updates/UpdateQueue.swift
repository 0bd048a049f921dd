import Foundation
import Synchronization

/// Knows, on every queue, what a data source shows and what is on its way to it.
///
/// Updates come either always from the main queue or always from one serial queue in the background
/// (uikit.md 7.2, point 7). From the background they are compared there, each with the one before it,
/// and started on the main queue in the same order.
final class UpdateQueue<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private struct State {
    var snapshot = Snapshot()
    // What the next update from the background starts from; nil where that is not known.
    var last: Snapshot?
    var outstanding = 0
  }

  private let state = Mutex(State())

  /// A data source that shows nothing.
  init() {}

  /// What is on show.
  var snapshot: Snapshot { state.withLock { $0.snapshot } }

  /// Whether updates from the background have not been started yet.
  var hasOutstandingUpdates: Bool { state.withLock { $0.outstanding > 0 } }

  /// Notes what is on show now.
  func setSnapshot(_ snapshot: Snapshot) {
    state.withLock { state in
      state.snapshot = snapshot
      if state.outstanding == 0 { state.last = snapshot }
    }
  }

  /// Takes an update from the background in.
  ///
  /// - Parameter snapshot: What it shows; nil where that depends on what is shown before.
  /// - Returns: What is shown before it, nil where that is not known.
  func begin(_ snapshot: Snapshot?) -> Snapshot? {
    state.withLock { state in
      defer { state.last = snapshot }
      state.outstanding += 1
      return state.last
    }
  }

  /// Notes that an update from the background has reached the main queue.
  func end() {
    state.withLock { state in
      state.outstanding -= 1
      if state.outstanding == 0 { state.last = state.snapshot }
    }
  }
}

/// Whether code runs where the main actor does.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the main queue, whichever thread works for it.
  ///
  /// On Linux the main thread may leave the main queue to others.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) ?? Thread.isMainThread
  }
}
