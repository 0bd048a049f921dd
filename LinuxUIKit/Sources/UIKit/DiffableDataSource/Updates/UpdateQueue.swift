import Foundation
import Synchronization

/// Knows, on every queue, what a data source shows and what is on its way to it.
///
/// Updates come either always from the main queue or always from one serial queue in the background
/// (uikit.md 7.2, point 7). From the background they are compared there, each with the one before it,
/// and played on the main queue in the same order.
final class UpdateQueue<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private struct State {
    var shown = Snapshot()
    // What the next update from the background starts from; nil where that is not known.
    var last: Snapshot?
    var outstanding = 0
  }

  private let state = Mutex(State())

  /// A data source that shows nothing.
  init() {}

  /// What is on show.
  var shown: Snapshot { state.withLock { $0.shown } }

  /// Whether updates from the background have not been played yet.
  var hasOutstanding: Bool { state.withLock { $0.outstanding > 0 } }

  /// Notes what is on show now.
  func show(_ snapshot: Snapshot) {
    state.withLock { state in
      state.shown = snapshot
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
      if state.outstanding == 0 { state.last = state.shown }
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
