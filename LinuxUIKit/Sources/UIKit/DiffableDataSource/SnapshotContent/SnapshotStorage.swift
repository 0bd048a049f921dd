import Synchronization

/// The content of a snapshot, shared by its copies until one of them is changed.
///
/// Even a question may change it, since identifiers are looked through when somebody first asks.
/// Copies on several threads may ask at once, hence the lock.
final class SnapshotStorage<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private let content: Mutex<SnapshotContent<Section, Item>>

  /// Stores `content`.
  init(_ content: SnapshotContent<Section, Item>) {
    self.content = Mutex(content)
  }

  /// Calls `body` with the content, which nobody else reads or changes meanwhile.
  func withContent<Answer: Sendable>(
    _ body: (inout SnapshotContent<Section, Item>) -> Answer
  ) -> Answer {
    content.withLock { body(&$0) }
  }

  /// Another storage with the same content.
  func copy() -> SnapshotStorage {
    SnapshotStorage(withContent { $0 })
  }
}
