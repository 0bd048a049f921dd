/// Data that another thread may load.
// Unchecked because a lock guards the data.
final class LoadedData: @unchecked Sendable {
  private let lock = NSLock()
  private var data: Data?

  /// The data; `nil` until it is loaded.
  var value: Data? { lock.withLock { data } }

  /// Sets the data.
  func set(_ data: Data?) { lock.withLock { self.data = data } }
}
