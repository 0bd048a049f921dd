import Synchronization

/// The content of a snapshot, shared by its copies until one of them is changed.
///
/// Even a query may change the content, since it may build the index. The lock protects copies that
/// are queried on several threads.
final class SnapshotStorage<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private let content: Mutex<SnapshotContent<Section, Item>>

  /// Creates a storage of `content`.
  init(_ content: SnapshotContent<Section, Item>) {
    self.content = Mutex(content)
  }

  /// Calls `body` with exclusive access to the content.
  func withContent<Answer: Sendable>(
    _ body: (inout SnapshotContent<Section, Item>) -> Answer
  ) -> Answer {
    content.withLock { body(&$0) }
  }

  /// Returns another storage with the same content.
  func copy() -> SnapshotStorage {
    SnapshotStorage(withContent { $0 })
  }
}
